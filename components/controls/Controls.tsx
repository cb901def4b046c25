import type { DialogName } from '../dialogs/dialogs';
import { t } from '../i18n/messages';
import type { GameStore } from '../state/table/game-store';
import { ActionButton } from './ActionButton';
import './controls.css';

/** The bar below the board. */
export function Controls(props: {
  readonly store: GameStore;
  readonly onOpen: (dialog: DialogName) => void;
}) {
  /** A double click on 'take back' must not also undo a move of the game that is back. */
  const isSecondOfDouble = (event: MouseEvent) =>
    event.detail > 1 && props.store.event()?.kind === 'taken-back';
  const takesBack = () => props.store.undoes() === 'new-game';
  return (
    <section class="controls" aria-label={t('controls')}>
      <ActionButton
        action="undo"
        icon="undo"
        label={t(takesBack() ? 'takeBack' : 'undo')}
        other={t(takesBack() ? 'undo' : 'takeBack')}
        disabled={props.store.undoes() === null}
        onClick={(event) => isSecondOfDouble(event) || props.store.undo()}
      />
      <ActionButton
        action="redo"
        icon="redo"
        label={t('redo')}
        disabled={!props.store.canRedo()}
        onClick={() => props.store.redo()}
      />
      <ActionButton
        action="new"
        icon="new"
        label={t('newGame')}
        onClick={() => props.store.newGame()}
      />
      <ActionButton
        action="daily"
        icon="daily"
        label={t('daily')}
        onClick={() => props.onOpen('daily')}
      />
      <ActionButton
        action="statistics"
        icon="statistics"
        label={t('statistics')}
        onClick={() => props.onOpen('statistics')}
      />
      <ActionButton
        action="help"
        icon="help"
        label={t('help')}
        onClick={() => props.onOpen('help')}
      />
      <ActionButton
        action="settings"
        icon="settings"
        label={t('settings')}
        onClick={() => props.onOpen('settings')}
      />
    </section>
  );
}
