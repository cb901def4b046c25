import './icon.css';

/** The icons, as lines in a box of 24 by 24. */
const LINES = {
  undo: 'M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M15 5l5 5-5 5M19.5 10H10a5.5 5.5 0 0 0 0 11h3',
  new: 'M12 5v14M5 12h14',
  daily:
    'M4.5 6h15v14.5h-15zM8.5 3.5v4M15.5 3.5v4M12 17.5l-2.9-3a1.7 1.7 0 0 1 2.4-2.4l.5.5.5-.5a1.7 1.7 0 0 1 2.4 2.4z',
  code: 'M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16',
  copy: 'M9 9h11v11H9zM5.5 15H4V4h11v1.5',
  statistics: 'M4 20.5h16M6.5 17v-4M12 17V4.5M17.5 17V9',
  help: 'M8.5 9a3.5 3.5 0 1 1 5.2 3c-1.2.7-1.7 1.4-1.7 2.6M12 18.4v.1',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5',
  redeal: 'M19 12a7 7 0 1 1-2.2-5.1M19.5 3.5v4.2h-4.2',
  nothing: 'M7 7l10 10M17 7 7 17',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof LINES;

/** A small drawing beside a text that says the same. */
export const Icon = (props: { readonly name: IconName }) => <Lines d={LINES[props.name]} />;

/** Lines in a box of 24 by 24. */
export const Lines = (props: { readonly d: string }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={props.d} />
  </svg>
);
