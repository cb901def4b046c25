import { cleanup, render, screen } from '@solidjs/testing-library';
import { createSignal, Show } from 'solid-js';
import { afterEach, expect, it, vi } from 'vitest';
import { later } from '../../components/loading/later';

afterEach(cleanup);

it('what cannot be loaded is told of, and loaded the next time that it is shown', async () => {
  const load = vi
    .fn<() => Promise<(props: { readonly onClose: () => void }) => string>>()
    .mockRejectedValueOnce(new Error('It is not there.'))
    .mockResolvedValue(() => 'here it is');
  const Part = later(load, ({ onClose }) => onClose());
  const [shown, show] = createSignal(true);
  const close = vi.fn(() => show(false));
  render(() => (
    <Show when={shown()}>
      <Part onClose={close} />
    </Show>
  ));
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  show(true);
  expect(await screen.findByText('here it is')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
