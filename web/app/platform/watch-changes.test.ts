import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchChanges } from './watch-changes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A stream that sends these events and ends. */
const streamOf = (...events: string[]): Response => new Response(events.join(''));

let watched = 0;
const watch = (respond: (address: string) => Promise<Response>) => {
  const seen: (string | null)[] = [];
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return respond(address);
  });
  // without a channel and locks, as in an old browser
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('navigator', {});
  const stop = watchChanges({
    address: () => `/changes?loaded=${seen.length}`,
    headers: {},
    name: `test-${watched++}`,
    onChange: (data) => seen.push(data),
  });
  return { seen, asked, stop };
};

it('reports events, and says after each end of the stream that some may have been missed', async () => {
  const { seen, asked, stop } = watch(async () => streamOf('retry: 5000\n\n', 'event: x\ndata: {"a":1}\n\n'));
  await vi.advanceTimersByTimeAsync(2_500);
  expect(seen).toEqual(['{"a":1}']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(seen).toEqual(['{"a":1}', null, '{"a":1}']);
  // what is loaded by then is part of the address
  expect(asked).toEqual(['/changes?loaded=0', '/changes?loaded=2']);
  stop();
});

it('without a connection everything may have changed from time to time, until the page is left', async () => {
  const { seen, asked, stop } = watch(async () => {
    throw new TypeError('no connection');
  });
  await vi.advanceTimersByTimeAsync(2_500);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(seen).toEqual([null, null]);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toHaveLength(2);
  expect(asked).toHaveLength(3);
});

it('a refused stream is no reason to give up', async () => {
  const { seen, stop } = watch(async () => new Response('busy', { status: 503 }));
  await vi.advanceTimersByTimeAsync(18_000);
  expect(seen).toEqual([null]);
  stop();
});
