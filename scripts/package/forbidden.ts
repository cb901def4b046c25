/** What makes code or a page of a text, or where a script can send what it knows. */
export const FORBIDDEN: ReadonlySet<string> = new Set([
  'eval',
  'Function',
  'constructor',
  '__proto__',
  'importScripts',
  'WebAssembly',
  'Worker',
  'SharedWorker',
  'serviceWorker',
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
  'createContextualFragment',
  'srcdoc',
  'writeln',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebTransport',
  'EventSource',
  'RTCPeerConnection',
  'sendBeacon',
]);

/** The one place that sets innerHTML: where Solid makes elements of the templates in the code. */
export const SOLID_TEMPLATE =
  /let (\w+)=\w+\?document\.createElementNS\(`http:\/\/www\.w3\.org\/1998\/Math\/MathML`,`template`\):document\.createElement\(`template`\);return \1\.innerHTML(?==)/;

/** What leads to everything; each is only ever used with the name of what is wanted of it. */
export const GLOBALS = ['globalThis', 'window', 'self', 'top', 'parent', 'frames', 'opener'];

/** What runs a text when it is given one. */
export const TIMERS = ['setTimeout', 'setInterval'];

/** A text that would run, or become a page, where an address is wanted. */
export const RUNS_AS_ADDRESS = /^\s*(?:javascript|vbscript|data):/i;

/** Elements that run what is not in the package, whatever the case of their letters. */
export const FORBIDDEN_ELEMENT = /^(?:\w+:)?(?:script|iframe|frame|object|embed)$/i;
/** The same as they would stand in a text that becomes elements. */
export const FORBIDDEN_MARKUP = /<(?:script|iframe|frame|object|embed)\b/i;
