import { type Component, createMemo, createSignal, type JSX, untrack } from 'solid-js';

/**
 * A component whose code is loaded when it is shown for the first time. Until then it shows
 * nothing; of a load that fails `onFailed` is told, and it is tried again the next time.
 */
export function later<Props extends object>(
  load: () => Promise<Component<Props>>,
  onFailed?: (props: Props) => void,
): Component<Props> {
  const [loaded, setLoaded] = createSignal<Component<Props>>();
  let loading = false;
  return (props) => {
    if (!loading && !loaded()) {
      loading = true;
      load()
        .then(
          (component) => setLoaded(() => component),
          () => onFailed?.(props),
        )
        .finally(() => {
          loading = false;
        });
    }
    return createMemo(() => {
      const component = loaded();
      return component && untrack(() => component(props));
    }) as unknown as JSX.Element;
  };
}
