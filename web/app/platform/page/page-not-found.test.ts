import { expect, it } from 'vitest';
import { assertPageId, pageNotFound } from './page-not-found.ts';

const url = new URL('http://site.invalid/property/a%20b/?x=1');

it('names the path, without its query, and answers 404', () => {
  const { data, init } = pageNotFound(url);
  expect(data).toEqual({ message: 'Page Not Found: /property/a%20b/', fatal: true });
  expect(init?.status).toBe(404);
});

it.each(['a b', '', 'x'.repeat(65), '../secret', 'é'])('%j can be no id', (id) => {
  expect(() => assertPageId(id, url)).toThrow();
});

it.each(['1234567890', 'us-or-1', '5f0c7f1e-6c0e-4a60-9d53-0f5a8a3c0d11'])('%s may be one', (id) => {
  expect(() => assertPageId(id, url)).not.toThrow();
});
