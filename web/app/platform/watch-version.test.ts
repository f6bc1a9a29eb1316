import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { versionPollInterval, watchVersion } from './watch-version.ts';

let tab: EventTarget & { visibilityState: string };
let asked: string[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', tab);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watch = () => {
  const onNew = vi.fn();
  watchVersion('one', onNew);
  return onNew;
};

it('asks every five minutes with the time in its address, and tells of another build once', async () => {
  answer = () => Response.json({ id: 'one', timestamp: 1 });
  const onNew = watch();
  await vi.advanceTimersByTimeAsync(versionPollInterval - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([`/builds/latest.json?${Date.now()}`]);
  expect(onNew).not.toHaveBeenCalled();
  answer = () => Response.json({ id: 'two', timestamp: 2 });
  await vi.advanceTimersByTimeAsync(versionPollInterval * 3);
  expect(onNew).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(2);
});

it('asks when somebody comes back to the tab, not when they leave it', async () => {
  answer = () => Response.json({ id: 'two', timestamp: 2 });
  const onNew = watch();
  tab.visibilityState = 'hidden';
  tab.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([]);
  tab.visibilityState = 'visible';
  tab.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onNew).toHaveBeenCalledTimes(1);
});

it.each([
  ['404', () => new Response('', { status: 404 })],
  ['403', () => new Response('', { status: 403 })],
  ['no answer', () => Promise.reject(new TypeError('no network'))],
  ['something else', () => new Response('<html>')],
])('bears %s, and asks again', async (_what, given) => {
  answer = given;
  const onNew = watch();
  await vi.advanceTimersByTimeAsync(versionPollInterval * 2);
  expect(asked).toHaveLength(2);
  expect(onNew).not.toHaveBeenCalled();
});
