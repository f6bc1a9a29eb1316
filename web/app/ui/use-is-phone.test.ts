import { afterEach, expect, it, vi } from 'vitest';
import { resizeDelay, subscribeToWidth } from './use-is-phone.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('looks at the width again 50 ms after the last resize, and no more once nobody asks', () => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const look = vi.fn();
  const stop = subscribeToWidth(look);
  const resize = () => page.dispatchEvent(new Event('resize'));
  resize();
  vi.advanceTimersByTime(resizeDelay - 1);
  resize();
  vi.advanceTimersByTime(resizeDelay - 1);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledTimes(1);
  resize();
  stop();
  vi.advanceTimersByTime(resizeDelay);
  expect(look).toHaveBeenCalledTimes(1);
});
