import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findMarketing } from './marketing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('finds the function of the script within ten looks, 100 ms apart', async () => {
  const scope: Record<string, unknown> = {};
  const found = findMarketing(scope, 'market');
  await vi.advanceTimersByTimeAsync(850);
  const market = vi.fn();
  scope['market'] = market;
  await vi.advanceTimersByTimeAsync(100);
  expect(await found).toBe(market);
});

it('gives up after the tenth look', async () => {
  const scope: Record<string, unknown> = { market: 'not a function' };
  const found = findMarketing(scope, 'market');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await found).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});
