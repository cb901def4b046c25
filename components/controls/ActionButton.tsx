import { Icon, type IconName } from './Icon';

/** A button of the game's own bar; `action` names it for tests and outside checks. */
export function ActionButton(props: {
  readonly action: string;
  readonly icon: IconName;
  readonly label: string;
  /** What the label is at other times: there is always room for either, so that nothing moves. */
  readonly other?: string;
  readonly disabled?: boolean;
  readonly onClick: (event: MouseEvent) => void;
}) {
  return (
    <button
      type="button"
      class="action"
      data-action={props.action}
      data-other={props.other}
      title={props.label}
      aria-disabled={props.disabled ? true : undefined}
      onClick={(event) => props.onClick(event)}
    >
      <Icon name={props.icon} />
      <span class="action-label">{props.label}</span>
    </button>
  );
}
