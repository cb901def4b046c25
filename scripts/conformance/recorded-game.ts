import {
  createGame,
  freeSlots,
  type Game,
  isStuck,
  isWon,
  parseDeck,
  rankIn,
  type Selection,
  SLOTS,
  score,
  stockCount,
  type Target,
  tap,
  undo,
  wasteCount,
  wasteTop,
} from '../../engine';

/** What a recorded game says of a table; empty places and an empty waste are 0. */
interface Checkpoint {
  heart: number[];
  free: number[];
  stock: number;
  waste: number;
  wasteTop: number;
  score: number;
  moves: number;
  selected: Selection;
  undoable: number;
  stuck: boolean;
  won: boolean;
}

/** One line of a file of recorded games. */
export interface RecordedGame {
  deck: unknown;
  steps: (Target | 'undo')[];
  outcomes: string[];
  checkpoints: Record<string, Checkpoint>;
  final: Checkpoint;
}

const checkpoint = (game: Game, selection: Selection): Checkpoint => ({
  heart: SLOTS.map((slot) => rankIn(game.position, slot) ?? 0),
  free: freeSlots(game.position.filled),
  stock: stockCount(game.position.ring),
  waste: wasteCount(game.position.ring),
  wasteTop: wasteTop(game.position.ring) ?? 0,
  score: score(game.position),
  moves: game.moves,
  selected: selection,
  undoable: game.undoable,
  stuck: isStuck(game.position),
  won: isWon(game.position),
});

function differences(place: string, expected: Checkpoint, actual: Checkpoint): string[] {
  return (Object.keys(actual) as (keyof Checkpoint)[])
    .filter((key) => JSON.stringify(actual[key]) !== JSON.stringify(expected[key]))
    .map((key) => {
      const [wanted, found] = [expected[key], actual[key]].map((value) => JSON.stringify(value));
      return `${place}: ${key} is ${found}, recorded ${wanted}`;
    });
}

/** What makes a record no record: outcomes without a step, checkpoints after none. */
function recordFaults({ steps, outcomes, checkpoints }: RecordedGame): string[] {
  const faults: string[] = [];
  if (outcomes.length !== steps.length) faults.push('not one outcome for each step');
  for (const index of Object.keys(checkpoints)) {
    if (steps[Number(index)] === undefined) faults.push(`checkpoint ${index} is after no step`);
  }
  return faults;
}

/** Plays a recorded game through the engine; returns every difference, none when all is equal. */
export function replayRecordedGame(recorded: RecordedGame): string[] {
  const deck = parseDeck(recorded.deck);
  if (!deck.ok) return [`deck: ${deck.error}`];
  const found: string[] = recordFaults(recorded);
  let game = createGame(deck.value);
  let selection: Selection = null;
  recorded.steps.forEach((step, index) => {
    let kind: string;
    if (step === 'undo') {
      const before = undo(game);
      kind = before ? 'undone' : 'none';
      if (before) [game, selection] = [before, null];
    } else {
      ({ kind, game, selection } = tap(game, selection, step));
    }
    const wanted = recorded.outcomes[index];
    if (kind !== wanted) found.push(`step ${index} (${step}): ${kind}, recorded ${wanted}`);
    const expected = recorded.checkpoints[index];
    if (expected)
      found.push(...differences(`step ${index}`, expected, checkpoint(game, selection)));
  });
  return [...found, ...differences('final', recorded.final, checkpoint(game, selection))];
}
