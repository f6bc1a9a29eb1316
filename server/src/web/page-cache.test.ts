import { expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';
import type { KeyRendering } from './render-from-key.ts';

const pageOf = (bytes: number): KeyRendering => ({
  status: 200,
  isForOthers: true,
  html: Buffer.alloc(bytes),
  headers: [],
  policy: '',
  hash: '',
});

const keepPages = (limits: Partial<{ milliseconds: number; entries: number; bytes: number }> = {}) => {
  const clock = { now: 0 };
  const kept = new PageCache({ milliseconds: 100, entries: 10, bytes: 1000, ...limits }, () => clock.now);
  const made: string[] = [];
  const ask = (key: string, page: KeyRendering | null = pageOf(10)) =>
    kept.getOrRender(key, async () => {
      made.push(key);
      return page;
    });
  return { kept, clock, made, ask };
};

test('a crowd that asks at once makes a page once', async () => {
  const { ask, made } = keepPages();
  const pages = await Promise.all(Array.from({ length: 50 }, () => ask('home')));
  expect(made).toEqual(['home']);
  expect(new Set(pages).size).toBe(1);
});

test('a page is made anew when its time is over', async () => {
  const { ask, made, clock } = keepPages();
  await ask('home');
  clock.now = 99;
  await ask('home');
  expect(made).toEqual(['home']);
  clock.now = 100;
  await ask('home');
  expect(made).toEqual(['home', 'home']);
});

test('what is not for others is told to those who wait, and not kept', async () => {
  const { ask, made } = keepPages();
  expect(await Promise.all([ask('home', null), ask('home', null)])).toEqual([null, null]);
  await ask('home', null);
  expect(made).toEqual(['home', 'home']);
});

test('a page that could not be made is tried again', async () => {
  const { kept, ask } = keepPages();
  await expect(kept.getOrRender('home', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await ask('home')).not.toBeNull();
});

test('gives up the page that was not asked for the longest when there are too many', async () => {
  const { ask, made } = keepPages({ entries: 2 });
  await ask('one');
  await ask('two');
  await ask('one');
  await ask('three');
  await ask('one');
  expect(made).toEqual(['one', 'two', 'three']);
  await ask('two');
  expect(made).toEqual(['one', 'two', 'three', 'two']);
});

test('holds no more bytes than it may', async () => {
  const { ask, made } = keepPages({ bytes: 100 });
  await ask('one', pageOf(60));
  await ask('two', pageOf(60));
  await ask('two', pageOf(60));
  await ask('one', pageOf(60));
  expect(made).toEqual(['one', 'two', 'one']);
  await ask('whale', pageOf(101));
  await ask('whale', pageOf(101));
  expect(made).toEqual(['one', 'two', 'one', 'whale', 'whale']);
  await ask('one', pageOf(60));
  expect(made).toHaveLength(5);
});
