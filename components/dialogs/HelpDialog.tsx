import { For } from 'solid-js';
import { PUBLISHED_CODE, WORKED_EXAMPLE } from '../../engine';
import { type MessageKey, t } from '../i18n/messages';
import { Replay } from '../replay/Replay';
import type { ShownSettings } from '../state/settings/open-settings';
import { Dialog } from './Dialog';
import { HELP_SECTIONS } from './help-sections';

/** The keys of the game, each with what it does; names are messages, letters and signs are not. */
const KEYS: readonly (readonly [keys: () => string, does: MessageKey])[] = [
  [() => t('keyName_tab'), 'keyTab'],
  [() => '← ↑ → ↓', 'keyArrows'],
  [() => `${t('keyName_home')} · ${t('keyName_end')}`, 'keyHomeEnd'],
  [() => `${t('keyName_enter')} · ${t('keyName_space')}`, 'keyTap'],
  [() => 'D', 'keyDraw'],
  [() => `U · ${t('keyName_ctrl')}/⌘ Z`, 'undo'],
  [() => `${t('keyName_ctrl')}/⌘ ${t('keyName_shift')} Z`, 'redo'],
  [() => 'N', 'newGame'],
  [() => `${t('keyName_ctrl')}/⌘ V`, 'keyPaste'],
  [() => 'R', 'keyRead'],
  [() => 'H · ?', 'help'],
  [() => t('keyName_esc'), 'keyEscape'],
];

/** A code with dashes at which no line breaks; it can be entered just so. */
const inOneLine = (code: string) => code.replaceAll('-', '\u2011');

/** How to play: a game to watch, the rules, and the keys. */
export function HelpDialog(props: {
  readonly settings: ShownSettings;
  readonly onClose: () => void;
}) {
  return (
    <Dialog name="help" title={t('help')} onClose={props.onClose}>
      <p>{t('helpExample', inOneLine(WORKED_EXAMPLE.code))}</p>
      <Replay code={WORKED_EXAMPLE.code} log={WORKED_EXAMPLE.log} settings={props.settings} />
      <For each={HELP_SECTIONS}>
        {([heading, paragraphs]) => (
          <section class="help-section">
            <h3>{t(heading)}</h3>
            <ul>
              <For each={Array.from({ length: paragraphs }, (_, index) => index + 1)}>
                {(number) => (
                  <li>{t(`${heading}_${number}` as MessageKey, inOneLine(PUBLISHED_CODE))}</li>
                )}
              </For>
            </ul>
          </section>
        )}
      </For>
      <section class="help-section">
        <h3>{t('helpKeys')}</h3>
        <dl class="keys">
          <For each={KEYS}>
            {([keys, does]) => (
              <div>
                <dt>
                  <kbd>{keys()}</kbd>
                </dt>
                <dd>{t(does)}</dd>
              </div>
            )}
          </For>
        </dl>
        <p class="hint">{t('letterKeys_hint')}</p>
      </section>
    </Dialog>
  );
}
