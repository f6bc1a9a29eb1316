import { expect, test, vi } from 'vitest';
import { WorkQueue } from './work-queue.ts';

const limits = { running: 2, waiting: 3 };
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when the test says so. */
const startWork = (queue: WorkQueue, signal?: AbortSignal) => {
  const finish = Promise.withResolvers<void>();
  const state = { isStarted: false };
  const done = queue.run(async () => {
    state.isStarted = true;
    await finish.promise;
  }, signal);
  return { state, done, finish: () => finish.resolve() };
};

test('works on a bounded number at once, in the order in which they came', async () => {
  const queue = new WorkQueue(limits);
  const works = Array.from({ length: 5 }, () => startWork(queue));
  const started = () => works.map(({ state }) => state.isStarted);
  await turn();
  expect(started()).toEqual([true, true, false, false, false]);
  works[1]?.finish();
  await works[1]?.done;
  await turn();
  expect(started()).toEqual([true, true, true, false, false]);
  for (const { finish } of works) finish();
  await Promise.all(works.map(({ done }) => done));
  expect(started()).toEqual([true, true, true, true, true]);
});

test('refuses what would be too many to wait, and accepts again when one has ended', async () => {
  const queue = new WorkQueue(limits);
  const works = Array.from({ length: 5 }, () => startWork(queue));
  expect(queue.isFull).toBe(true);
  await expect(queue.run(async () => undefined)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    details: { retryAfterSeconds: expect.any(Number) },
  });
  works[0]?.finish();
  await works[0]?.done;
  expect(queue.isFull).toBe(false);
  for (const { finish } of works) finish();
  await Promise.all(works.map(({ done }) => done));
});

test.each([
  ['two seconds', limits, true],
  ['longer, where that is allowed', { ...limits, longestWaitMilliseconds: 5000 }, false],
])('refuses more once the first has waited for %s', async (_, given, isFull) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const queue = new WorkQueue(given);
    const works = Array.from({ length: 3 }, () => startWork(queue));
    expect(queue.isFull).toBe(false);
    vi.advanceTimersByTime(2001);
    expect(queue.isFull).toBe(isFull);
    for (const { finish } of works) finish();
    await Promise.all(works.map(({ done }) => done));
  } finally {
    vi.useRealTimers();
  }
});

test('work that fails leaves its place', async () => {
  const queue = new WorkQueue({ running: 1, waiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next')).toBe('next');
});

test('what was given up while it waited is never worked on, and its place is free at once', async () => {
  const queue = new WorkQueue({ running: 1, waiting: 1 });
  const running = startWork(queue);
  const gone = new AbortController();
  const waiting = startWork(queue, gone.signal);
  expect(queue.isFull).toBe(true);
  gone.abort(new Error('gone'));
  await expect(waiting.done).rejects.toThrow('gone');
  expect(queue.isFull).toBe(false);
  running.finish();
  await running.done;
  await turn();
  expect(waiting.state.isStarted).toBe(false);
  await expect(queue.run(async () => undefined, gone.signal)).resolves.toBeUndefined();
});

test('what is given up between its turn and its start passes its place on', async () => {
  const queue = new WorkQueue({ running: 1, waiting: 2 });
  const running = startWork(queue);
  const gone = new AbortController();
  const waiting = startWork(queue, gone.signal);
  const next = startWork(queue);
  running.finish();
  await running.done;
  gone.abort(new Error('gone'));
  await expect(waiting.done).rejects.toThrow('gone');
  await turn();
  await turn();
  expect([waiting.state.isStarted, next.state.isStarted]).toEqual([false, true]);
  next.finish();
  await next.done;
  expect(await queue.run(async () => 'free')).toBe('free');
});
