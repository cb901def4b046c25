import { Lines } from './Icon';

/** The icons of windows, which load with the first of them. */
const LINES = {
  previous: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  close: 'M6 6l12 12M18 6 6 18',
  first: 'M5 5v14M13 6l-5 6 5 6zM20 6l-5 6 5 6z',
  back: 'M7 5v14M17 5l-7 7 7 7z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M9 5v14M15 5v14',
  forward: 'M17 5v14M7 5l7 7-7 7z',
  last: 'M19 5v14M11 6l5 6-5 6zM4 6l5 6-5 6z',
} as const;

/** The name of an icon of a window. */
export type WindowIconName = keyof typeof LINES;

/** A small drawing beside a text that says the same, in a window. */
export const WindowIcon = (props: { readonly name: WindowIconName }) => (
  <Lines d={LINES[props.name]} />
);
