/** What makes code or a page of a text, or where a script can send what it knows. */
export const FORBIDDEN: ReadonlySet<string> = new Set([
  'eval',
  'Function',
  'constructor',
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

/** Elements that run what is not in the package, whatever the case of their letters. */
export const FORBIDDEN_ELEMENT = /^(?:\w+:)?(?:script|iframe|frame|object|embed)$/i;
/** The same as they would stand in a text that becomes elements. */
export const FORBIDDEN_MARKUP = /<(?:script|iframe|frame|object|embed)\b/i;
