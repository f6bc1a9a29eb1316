import { expect, test } from 'vitest';
import { RenderingCache, type StoredRendering } from './rendering-cache.ts';

const call = { method: 'GET', url: '/v1/data', headers: [], body: null };

const renderingOf = (bytes: { page: number; answers: number }): StoredRendering => ({
  status: 200,
  isForOthers: true,
  headers: [],
  html: Buffer.alloc(bytes.page),
  policy: '',
  hash: '',
  version: null,
  calls: [{ call, statusCode: 200, body: Buffer.alloc(bytes.answers) }],
});
const small = renderingOf({ page: 5, answers: 5 });

test('removes the rendering that was not asked for the longest when there are too many', () => {
  const cache = new RenderingCache({ entries: 2, bytes: 1000 });
  cache.store('one', small);
  cache.store('two', small);
  cache.find('one');
  cache.store('three', small);
  expect(['one', 'two', 'three'].map((key) => cache.find(key) !== null)).toEqual([true, false, true]);
});

test('holds no more bytes than it may, of pages and of answers', () => {
  const cache = new RenderingCache({ entries: 10, bytes: 100 });
  cache.store('one', renderingOf({ page: 30, answers: 30 }));
  cache.store('two', renderingOf({ page: 30, answers: 30 }));
  expect(cache.find('one')).toBeNull();
  cache.store('whale', renderingOf({ page: 10, answers: 91 }));
  expect(cache.find('whale')).toBeNull();
  expect(cache.find('two')).not.toBeNull();
});

test('counts a rendering that replaces another once', () => {
  const cache = new RenderingCache({ entries: 10, bytes: 100 });
  for (let time = 0; time < 20; time++) cache.store('one', renderingOf({ page: 40, answers: 20 }));
  cache.store('two', renderingOf({ page: 20, answers: 20 }));
  expect(cache.find('one')).not.toBeNull();
  expect(cache.find('two')).not.toBeNull();
});

test('a rendering that is replaced by one that is too large is gone', () => {
  const cache = new RenderingCache({ entries: 10, bytes: 100 });
  cache.store('one', small);
  cache.store('one', renderingOf({ page: 101, answers: 0 }));
  expect(cache.find('one')).toBeNull();
});
