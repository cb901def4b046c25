/** `npm run -s deal -- CODE`: the 52 ranks of a deal in dealing order, as one JSON array. */
import { deckOf, parseDealCode } from '../engine';

const code = parseDealCode(process.argv.slice(2).join(' '));
if (code.ok) {
  console.log(JSON.stringify(deckOf(code.value)));
} else {
  console.error(`Not a deal code (${code.error}). A code looks like this: HH1-N-AAAAAAM`);
  process.exitCode = 1;
}
