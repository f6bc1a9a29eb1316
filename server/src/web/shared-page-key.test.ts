import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { readSharedPageKey, type SharedPageKey, textOf } from './shared-page-key.ts';

interface Asked {
  method?: string;
  url?: string;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

const requestOf = ({ method = 'GET', cookies = {}, headers = {} }: Asked): FastifyRequest =>
  ({ method, cookies, headers }) as unknown as FastifyRequest;

const keyOf = (asked: Asked, acceptedQuery: string[] = [], ownCookies: string[] = []) =>
  readSharedPageKey(
    { request: requestOf(asked), address: new URL(asked.url ?? '/', 'https://stays.example') },
    { locale: 'en', flags: { hash: 'a', flags: {} } },
    { acceptedQuery, ownCookies },
  );

test('a request with a session, or with something to say, is never answered with a page for others', () => {
  expect(keyOf({})).not.toBeNull();
  expect(keyOf({ cookies: { golark_session: 'anything' } })).toBeNull();
  expect(keyOf({ headers: { authorization: 'Bearer x' } })).toBeNull();
  expect(keyOf({ method: 'POST' })).toBeNull();
  expect(keyOf({ method: 'HEAD' })).toEqual(keyOf({}));
});

test('an address with parameters that the page does not know is rendered for itself', () => {
  expect(keyOf({ url: '/?utm_source=mail' })).toBeNull();
  expect(keyOf({ url: '/?utm_source=mail&topic=golf' }, ['topic'])).toBeNull();
  expect(keyOf({ url: '/?topic=golf' }, ['topic'])?.query).toBe('?topic=golf');
});

test('an address with a language that we speak is shared, with the language in its key', () => {
  expect(keyOf({ url: '/?lang=es' })?.query).toBe('?lang=es');
  expect(keyOf({ url: '/?lang=fr' })).toBeNull();
});

test('a visitor with a cookie that the page shows gets a page of their own', () => {
  const cookies = { golark_last_email: 'maya@golark.example' };
  expect(keyOf({ cookies }, [], ['golark_last_email'])).toBeNull();
  expect(keyOf({}, [], ['golark_last_email'])).not.toBeNull();
  expect(keyOf({ cookies })).toEqual(keyOf({}));
});

test('the order of parameters makes no second page', () => {
  const accepted = ['a', 'b'];
  expect(keyOf({ url: '/?b=2&a=1' }, accepted)).toEqual(keyOf({ url: '/?a=1&b=2' }, accepted));
});

test('a theme that nobody offers is the system’s', () => {
  expect(keyOf({ cookies: { golark_theme: 'dark' } })?.theme).toBe('dark');
  expect(keyOf({ cookies: { golark_theme: '"><script>' } })?.theme).toBe('system');
});

test('pages that differ in anything have keys that differ', () => {
  const key: SharedPageKey = {
    origin: 'https://stays.example',
    path: '/',
    query: '',
    locale: 'en',
    theme: 'system',
    flags: { hash: 'a', flags: {} },
    consent: null,
  };
  const another = (name: string) => (name === 'flags' ? { hash: 'b', flags: {} } : 'another');
  const others = Object.keys(key).map((name) => textOf({ ...key, [name]: another(name) } as SharedPageKey));
  expect(new Set([textOf(key), ...others]).size).toBe(1 + Object.keys(key).length);
});
