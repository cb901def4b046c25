import { onCleanup } from 'solid-js';

/** Takes files that are dropped anywhere on the page; the browser would leave the game for them. */
export function onDrop(take: (file: File) => void): void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('dragover', (event) => event.preventDefault(), { signal });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) take(file);
  };
  document.addEventListener('drop', drop, { signal });
  onCleanup(() => listening.abort());
}
