import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from '../../components/state/table/clock';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(start = 0) {
  return createRoot((dispose) => {
    const [running, setRunning] = createSignal(false);
    let moment = 0;
    const clock = createClock(start, running, () => moment);
    return {
      clock,
      setRunning,
      dispose,
      /** Lets time pass while the page works as usual. */
      pass: (milliseconds: number) => {
        for (let passed = 0; passed < milliseconds; passed += 100) {
          moment += 100;
          vi.advanceTimersByTime(100);
        }
      },
      /** Lets time pass while the page stands still: the machine sleeps, or the page is frozen. */
      sleep: (milliseconds: number) => {
        moment += milliseconds;
      },
    };
  });
}

describe('rule 25: the time', () => {
  it('runs only while it is told to', () => {
    const { clock, setRunning, pass } = setUp(42_000);
    pass(5000);
    expect(clock.seconds()).toBe(42);
    setRunning(true);
    pass(5000);
    expect(clock.seconds()).toBe(47);
    setRunning(false);
    pass(60_000);
    expect(clock.seconds()).toBe(47);
  });

  it('shows every second, one after the other', () => {
    const { clock, setRunning, pass } = setUp();
    setRunning(true);
    const shown = new Set<number>();
    for (let step = 0; step < 100; step++) {
      pass(100);
      shown.add(clock.seconds());
    }
    expect([...shown]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('has one timer, however long it runs, and none when it stands', () => {
    const { setRunning, pass } = setUp();
    setRunning(true);
    pass(60_000);
    expect(vi.getTimerCount()).toBe(1);
    setRunning(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not count the parts of seconds twice or lose them', () => {
    const { clock, setRunning, pass } = setUp();
    for (let round = 0; round < 10; round++) {
      setRunning(true);
      pass(700);
      setRunning(false);
      pass(300);
    }
    expect(clock.read()).toBe(7000);
  });

  it('does not count eight hours of sleep', () => {
    const { clock, setRunning, pass, sleep } = setUp();
    setRunning(true);
    pass(3000);
    sleep(8 * 3600 * 1000);
    pass(1000);
    expect(clock.read()).toBeLessThanOrEqual(6000);
  });

  it('does not count naps either, however many there are', () => {
    const { clock, setRunning, pass, sleep } = setUp();
    setRunning(true);
    for (let nap = 0; nap < 5; nap++) {
      pass(1000);
      sleep(4000);
    }
    pass(1000);
    // Not a second too many; what passed since the last tick before a nap is not known.
    expect(clock.read()).toBeLessThanOrEqual(6000);
    expect(clock.read()).toBeGreaterThan(0);
  });

  it('goes on from another time when the game changes elsewhere', () => {
    const { clock, setRunning, pass } = setUp();
    setRunning(true);
    pass(1500);
    clock.set(60_000);
    pass(1000);
    expect(clock.read()).toBe(61_000);
  });

  it('has no timer while it stands', () => {
    const { setRunning, dispose } = setUp();
    expect(vi.getTimerCount()).toBe(0);
    setRunning(true);
    expect(vi.getTimerCount()).toBe(1);
    setRunning(false);
    expect(vi.getTimerCount()).toBe(0);
    setRunning(true);
    dispose();
    expect(vi.getTimerCount()).toBe(0);
  });
});
