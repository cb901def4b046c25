import { type ESTree, parseSync, Visitor } from 'vite';

/** What a script can run that is not in the package, or where it can send what it knows. */
const FORBIDDEN = new Set([
  'eval',
  'Function',
  'importScripts',
  'WebAssembly',
  'Worker',
  'SharedWorker',
  'serviceWorker',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebTransport',
  'EventSource',
  'RTCPeerConnection',
  'sendBeacon',
]);

/** What matters in a script. */
export interface ScriptFacts {
  /** Every text in it: what it loads is among them. */
  readonly texts: readonly string[];
  /** What it does that no script of ours may. */
  readonly faults: readonly string[];
}

/** The text that an expression is, or null when it is only known as the script runs. */
function plainText(expression: ESTree.Expression): string | null {
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]?.value.cooked ?? null;
  }
  return expression.type === 'Literal' ? String(expression.value) : null;
}

/** Reads a script as the browser does, so that nothing hides in a comment or a longer name. */
export function factsOf(file: string, code: string): ScriptFacts {
  const texts: string[] = [];
  const faults: string[] = [];
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) faults.push(`${file} is not a script`);
  new Visitor({
    Identifier({ name }) {
      if (FORBIDDEN.has(name)) faults.push(`${file} uses ${name}`);
    },
    MemberExpression({ object, property, computed }) {
      const name = computed ? plainText(property as ESTree.Expression) : null;
      if (name !== null && FORBIDDEN.has(name)) faults.push(`${file} uses ${name}`);
      const isDocument = object.type === 'Identifier' && object.name === 'document';
      const isWrite = property.type === 'Identifier' && /^write(?:ln)?$/.test(property.name);
      if (isDocument && isWrite) faults.push(`${file} writes into its page`);
    },
    CallExpression({ callee, arguments: [first] }) {
      const called = callee.type === 'MemberExpression' ? callee.property : callee;
      const name = called.type === 'Identifier' ? called.name : null;
      const isText = first !== undefined && plainText(first as ESTree.Expression) !== null;
      if (name === 'constructor') faults.push(`${file} calls a constructor by its name`);
      if ((name === 'setTimeout' || name === 'setInterval') && isText) {
        faults.push(`${file} uses ${name} as eval`);
      }
    },
    ImportDeclaration({ source }) {
      if (!source.value.startsWith('./')) faults.push(`${file} imports from elsewhere`);
    },
    ImportExpression({ source }) {
      if (!plainText(source)?.startsWith('./')) faults.push(`${file} imports from elsewhere`);
    },
    Literal({ value }) {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateElement({ value }) {
      texts.push(value.cooked ?? '');
    },
  }).visit(program);
  if (texts.includes('script')) faults.push(`${file} makes a script`);
  return { texts, faults };
}
