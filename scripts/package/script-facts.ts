import { type ESTree, parseSync, Visitor } from 'vite';
import {
  FORBIDDEN,
  FORBIDDEN_ELEMENT,
  FORBIDDEN_MARKUP,
  GLOBALS,
  RUNS_AS_ADDRESS,
  SOLID_TEMPLATE,
  TIMERS,
} from './forbidden';
import { nameOf, plainText } from './plain-text';

/** Expressions that can be a function where one should be; all others may be texts. */
const FUNCTIONS = [
  'ArrowFunctionExpression',
  'FunctionExpression',
  'Identifier',
  'MemberExpression',
];

/** What matters in a script. */
export interface ScriptFacts {
  /** Every text in it: what it loads is among them. */
  readonly texts: readonly string[];
  /** What it does that no script of ours may. */
  readonly faults: readonly string[];
}

/** Reads a script as the browser does, so that nothing hides in a comment or a longer name. */
export function factsOf(file: string, code: string): ScriptFacts {
  const texts: string[] = [];
  const faults: string[] = [];
  const known = SOLID_TEMPLATE.exec(code);
  const allowed = new Set(known && [known.index + known[0].length]);
  /** Where a name stands that says all: that of a property, or one whose property is named. */
  const named = new Set<number>();
  const use = (name: string, end?: number) => {
    if (FORBIDDEN.has(name) && !(end && allowed.has(end))) faults.push(`${file} uses ${name}`);
  };
  // A property can be named by a text anywhere, so such a name is refused wherever it stands.
  const tell = (text: string) => {
    texts.push(text);
    use(text);
  };
  const load = (source: ESTree.Node | null) => {
    if (source && !plainText(source)?.startsWith('./'))
      faults.push(`${file} imports from elsewhere`);
  };
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) faults.push(`${file} is not a script`);
  new Visitor({
    MethodDefinition({ kind, key }) {
      // A class may say how it is made; what is refused is to reach for what made something.
      if (kind === 'constructor') allowed.add(key.end);
    },
    Identifier({ name, end }) {
      use(name, end);
      if (GLOBALS.includes(name) && !named.has(end)) faults.push(`${file} hides a name of ${name}`);
    },
    Property({ key, computed }) {
      if (!computed) named.add(key.end);
    },
    UnaryExpression({ operator, argument }) {
      if (operator === 'typeof') named.add(argument.end);
    },
    MemberExpression(node) {
      const { object, property, computed } = node;
      if (!computed) named.add(property.end);
      if (!computed || plainText(property) !== null) named.add(object.end);
      const owner = nameOf(object) ?? '';
      if (/^(?:document|ownerDocument)$/.test(owner) && nameOf(node) === 'write')
        faults.push(`${file} writes into its page`);
      if (TIMERS.includes(owner)) faults.push(`${file} uses ${owner} as eval`);
    },
    CallExpression({ callee, arguments: [first, second] }) {
      const name = nameOf(callee) ?? '';
      if (TIMERS.includes(name) && first && !FUNCTIONS.includes(first.type)) {
        faults.push(`${file} uses ${name} as eval`);
      }
      if (name.startsWith('setAttribute') && /^on/i.test((first && plainText(first)) ?? '')) {
        faults.push(`${file} sets a handler as a text`);
      }
      if (!/^createElement(?:NS)?$/.test(name)) return;
      const made = name.endsWith('NS') ? second : first;
      const element = made ? plainText(made) : null;
      if (element === null || FORBIDDEN_ELEMENT.test(element)) {
        faults.push(`${file} makes the element ${element ?? 'that is named as it runs'}`);
      }
    },
    ImportDeclaration: ({ source }) => load(source),
    ImportExpression: ({ source }) => load(source),
    ExportNamedDeclaration: ({ source }) => load(source),
    ExportAllDeclaration: ({ source }) => load(source),
    BinaryExpression(node) {
      const text = plainText(node);
      if (text !== null) tell(text);
    },
    Literal({ value }) {
      if (typeof value === 'string') tell(value);
    },
    TemplateElement({ value }) {
      tell(value.cooked ?? '');
    },
  }).visit(program);
  if (texts.some((text) => /^script$/i.test(text))) faults.push(`${file} makes a script`);
  if (texts.some((text) => FORBIDDEN_MARKUP.test(text)))
    faults.push(`${file} has a script in a text`);
  if (texts.some((text) => RUNS_AS_ADDRESS.test(text)))
    faults.push(`${file} has a script as an address`);
  return { texts, faults };
}
