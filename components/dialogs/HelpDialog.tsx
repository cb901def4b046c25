import { For } from 'solid-js';
import { PUBLISHED_CODE } from '../../engine';
import { type MessageKey, t } from '../i18n/messages';
import { Dialog } from './Dialog';

/** The sections of the rules, in order: each heading with the number of its paragraphs. */
const SECTIONS = [
  ['helpLayout', 1],
  ['helpFree', 4],
  ['helpPairs', 3],
  ['helpStock', 3],
  ['helpTapping', 6],
  ['helpScore', 1],
  ['helpEnd', 2],
  ['helpApp', 4],
] as const;

/** How to play. */
export function HelpDialog(props: { readonly onClose: () => void }) {
  return (
    <Dialog name="help" title={t('help')} onClose={props.onClose}>
      <For each={SECTIONS}>
        {([heading, paragraphs]) => (
          <section class="help-section">
            <h3>{t(heading)}</h3>
            <ul>
              <For each={Array.from({ length: paragraphs }, (_, index) => index + 1)}>
                {(number) => <li>{t(`${heading}_${number}` as MessageKey, PUBLISHED_CODE)}</li>}
              </For>
            </ul>
          </section>
        )}
      </For>
    </Dialog>
  );
}
