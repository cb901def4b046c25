import { createSignal, onCleanup, Show } from 'solid-js';
import { browser } from 'wxt/browser';
import { dayOf } from '../../engine';
import { Dialog } from '../dialogs/Dialog';
import { listInWords } from '../i18n/lists';
import { t } from '../i18n/messages';
import { partName } from '../i18n/part-name';
import { answerOf } from '../state/storage/within';
import { AsideValues } from './AsideValues';
import { Chooser, ChooserElsewhere } from './Chooser';
import { type DataFile, type DataFileError, readDataFile, writeDataFile } from './data-file';
import { onDrop } from './on-drop';
import { Preview } from './Preview';
import { type Parts, partsOf } from './parts';
import { saveFile } from './save-file';
import './data.css';

const MESSAGES = {
  'too-large': 'dataError_too_large',
  'not-json': 'dataError_not_json',
  'not-ours': 'dataError_not_ours',
  'newer-version': 'dataError_newer_version',
} as const;

const errorInWords = (error: DataFileError) =>
  error.code === 'damaged' ? t('dataError_damaged', partName(error.part)) : t(MESSAGES[error.code]);

/** Saves all there is as a file, takes such a file in, and shows what was put aside. */
export function DataDialog(props: {
  readonly from: Parts;
  /** Whether this is the popup, which closes when a file is chosen. */
  readonly inPopup: boolean;
  readonly onClose: () => void;
}) {
  // eslint-disable-next-line solid/reactivity -- a surface keeps its stores for life
  const parts = partsOf(props.from);
  let chooser!: HTMLElement;
  const [file, setFile] = createSignal<DataFile | null>(null);
  const [told, setTold] = createSignal<{ readonly text: string; readonly isError: boolean }>();
  let free = () => {};
  onCleanup(() => free());

  const save = async () => {
    const now = new Date();
    const { version } = browser.runtime.getManifest();
    const text = await answerOf(writeDataFile(parts, now, version));
    free();
    free = saveFile(`heart-to-heart-${dayOf(now)}.json`, text);
  };
  const fail = (text: string) => setTold({ text, isError: true });
  /** Also what storage refuses is told. */
  const orFail = (work: Promise<unknown>) => work.catch(() => fail(t('dataError_storage')));
  const read = async (chosen: Blob) => {
    const found = await answerOf(readDataFile(chosen, parts));
    setFile(found.ok ? found.value : null);
    if (found.ok) setTold(undefined);
    else fail(errorInWords(found.error));
  };
  const replace = async ({ parts: given }: DataFile) => {
    for (const part of given) await part.takeIn();
    setFile(null);
    setTold({ text: t('dataTakenIn'), isError: false });
  };
  /** What is taken in may not be stored: the notice of it lies under this window. */
  const refused = () => {
    if (props.from.store.failing()) return t('failingNotice');
    return props.from.settings.failing() ? t('settingsFailingNotice') : '';
  };
  // eslint-disable-next-line solid/reactivity -- asked at every drop
  onDrop((dropped) => props.inPopup || orFail(read(dropped)));

  return (
    <Dialog name="data" title={t('data')} onClose={props.onClose}>
      <section>
        <h3>{t('dataSave')}</h3>
        <p class="hint">
          {t('dataSave_hint', listInWords(parts.map(({ name }) => partName(name))))}
        </p>
        <button type="button" class="button" data-action="export" onClick={() => orFail(save())}>
          {t('dataSave')}
        </button>
      </section>
      <section ref={chooser}>
        <h3>{t('dataRead')}</h3>
        <Show when={!props.inPopup} fallback={<ChooserElsewhere />}>
          <Show when={file()} fallback={<Chooser onChoose={(chosen) => orFail(read(chosen))} />}>
            {(good) => (
              <Preview
                file={good()}
                onReplace={() => orFail(replace(good()))}
                onCancel={() => {
                  setFile(null);
                  // Back to where the file was chosen.
                  chooser.querySelector('button')?.focus();
                }}
              />
            )}
          </Show>
        </Show>
        <p class="hint" role="alert">
          <Show when={told()}>
            {(line) => (
              <span class={line().isError ? 'error' : ''} data-told>
                {line().text}
              </span>
            )}
          </Show>
        </p>
      </section>
      <Show when={refused()}>
        <p class="hint error" role="alert">
          {refused()}
        </p>
      </Show>
      <AsideValues />
    </Dialog>
  );
}
