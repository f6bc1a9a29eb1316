import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { readSharedPageKey, type SharedPageKey, serializeKey } from './shared-page-key.ts';

interface Asked {
  method?: string;
  url?: string;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

const requestOf = ({ method = 'GET', url = '/', cookies = {}, headers = {} }: Asked): FastifyRequest =>
  ({
    method,
    raw: { url },
    cookies,
    headers,
    protocol: 'https',
    host: 'stays.example',
  }) as unknown as FastifyRequest;

const keyOf = (pageRequest: Asked, accepted: string[] = []) =>
  readSharedPageKey(requestOf(pageRequest), { locale: 'en', flags: { hash: 'a', flags: {} } }, accepted);

test('a request with a session, or with a body, never gets a shared page', () => {
  expect(keyOf({})).not.toBeNull();
  expect(keyOf({ cookies: { golark_session: 'anything' } })).toBeNull();
  expect(keyOf({ headers: { authorization: 'Bearer x' } })).toBeNull();
  expect(keyOf({ method: 'POST' })).toBeNull();
  expect(keyOf({ method: 'HEAD' })).toBeNull();
});

test('a URL with parameters that the page does not accept is not shared', () => {
  expect(keyOf({ url: '/?utm_source=mail' })).toBeNull();
  expect(keyOf({ url: '/?utm_source=mail&topic=golf' }, ['topic'])).toBeNull();
  expect(keyOf({ url: '/?topic=golf' }, ['topic'])?.query).toBe('?topic=golf');
});

test('the order of parameters does not matter', () => {
  const accepted = ['a', 'b'];
  expect(keyOf({ url: '/?b=2&a=1' }, accepted)).toEqual(keyOf({ url: '/?a=1&b=2' }, accepted));
});

test('an unknown theme counts as the system theme', () => {
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
  const others = Object.keys(key).map((name) =>
    serializeKey({ ...key, [name]: another(name) } as SharedPageKey),
  );
  expect(new Set([serializeKey(key), ...others]).size).toBe(1 + Object.keys(key).length);
});
