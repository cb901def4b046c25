import type { CodedGame } from '../../engine';
import { formatMoment } from '../i18n/date-and-time';
import { gameInWords } from '../i18n/game-in-words';
import { t } from '../i18n/messages';
import { SmallBoard } from '../replay/SmallBoard';
import type { Devices } from '../state/devices/devices';
import type { SharedGame } from '../state/devices/shared-game';
import type { ShownSettings } from '../state/settings/open-settings';
import type { GameStore } from '../state/table/game-store';
import { Dialog } from './Dialog';
import '../replay/replay.css';
import './devices.css';

/** Asks which of two games goes on, when both were played on: ours, or that of another device. */
export function DevicesDialog(props: {
  readonly store: GameStore;
  readonly devices: Devices;
  readonly theirs: SharedGame;
  readonly settings: ShownSettings;
  readonly onClose: () => void;
}) {
  return (
    <Dialog name="devices" title={t('devicesTitle')} quiet={true} onClose={() => props.onClose()}>
      <p>{t('devicesText')}</p>
      <div class="devices">
        <DeviceGame
          whose="ours"
          game={{ ...props.store.coded(), time: 1000 * props.store.seconds() }}
          playedAt={props.store.playedAt()}
          settings={props.settings}
          onChoose={() => props.devices.choose('ours')}
        />
        <DeviceGame
          whose="theirs"
          game={props.theirs.game}
          playedAt={props.theirs.playedAt}
          settings={props.settings}
          onChoose={() => props.devices.choose('theirs')}
        />
      </div>
    </Dialog>
  );
}

function DeviceGame(props: {
  readonly whose: 'ours' | 'theirs';
  readonly game: CodedGame;
  readonly playedAt: number;
  readonly settings: ShownSettings;
  readonly onChoose: () => void;
}) {
  const name = () => t(props.whose === 'ours' ? 'devicesOurs' : 'devicesTheirs');
  const position = () => props.game.game.position;
  const inWords = () => gameInWords(props.game);
  return (
    <section class="device">
      <h3>{name()}</h3>
      <SmallBoard
        position={position()}
        back={props.settings.settings().back}
        leftHanded={props.settings.settings().leftHanded}
        label={inWords()}
        marked={[]}
      />
      <p>{inWords()}</p>
      <p class="hint">{props.playedAt > 0 ? t('devicesLast', formatMoment(props.playedAt)) : ''}</p>
      <button
        type="button"
        class="button"
        data-action={props.whose}
        onClick={() => props.onChoose()}
      >
        {t('devicesChoose')}
      </button>
    </section>
  );
}
