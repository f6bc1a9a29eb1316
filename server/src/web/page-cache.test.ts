import { expect, test } from 'vitest';
import { type CachedPage, PageCache } from './page-cache.ts';

const pageOf = (bytes: number): CachedPage => ({ pieces: [Buffer.alloc(bytes)], headers: [] });

const createCache = (limits: Partial<{ milliseconds: number; entries: number; bytes: number }> = {}) => {
  const clock = { now: 0 };
  const cached = new PageCache({ milliseconds: 100, entries: 10, bytes: 1000, ...limits }, () => clock.now);
  const created: string[] = [];
  const ask = (key: string, page: CachedPage | null = pageOf(10)) =>
    cached.getOrCreate(key, async () => {
      created.push(key);
      return page;
    });
  return { cached: cached, clock, created: created, ask };
};

test('simultaneous requests create a page once', async () => {
  const { ask, created } = createCache();
  const pages = await Promise.all(Array.from({ length: 50 }, () => ask('home')));
  expect(created).toEqual(['home']);
  expect(new Set(pages).size).toBe(1);
});

test('an expired page is created again', async () => {
  const { ask, created, clock } = createCache();
  await ask('home');
  clock.now = 99;
  await ask('home');
  expect(created).toEqual(['home']);
  clock.now = 100;
  await ask('home');
  expect(created).toEqual(['home', 'home']);
});

test('a page that must not be shared is not cached, and all waiting requests get null', async () => {
  const { ask, created } = createCache();
  expect(await Promise.all([ask('home', null), ask('home', null)])).toEqual([null, null]);
  await ask('home', null);
  expect(created).toEqual(['home', 'home']);
});

test('a page whose creation failed is created again', async () => {
  const { cached, ask } = createCache();
  await expect(cached.getOrCreate('home', () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await ask('home')).not.toBeNull();
});

test('evicts the least recently used page when there are too many', async () => {
  const { ask, created } = createCache({ entries: 2 });
  await ask('one');
  await ask('two');
  await ask('one');
  await ask('three');
  await ask('one');
  expect(created).toEqual(['one', 'two', 'three']);
  await ask('two');
  expect(created).toEqual(['one', 'two', 'three', 'two']);
});

test('never stores more bytes than its limit', async () => {
  const { ask, created } = createCache({ bytes: 100 });
  await ask('one', pageOf(60));
  await ask('two', pageOf(60));
  await ask('two', pageOf(60));
  await ask('one', pageOf(60));
  expect(created).toEqual(['one', 'two', 'one']);
  await ask('whale', pageOf(101));
  await ask('whale', pageOf(101));
  expect(created).toEqual(['one', 'two', 'one', 'whale', 'whale']);
  await ask('one', pageOf(60));
  expect(created).toHaveLength(5);
});
