import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { httpGeocoder } from './http-geocoder.ts';
import { google, nominatim } from './services.ts';

let requests: URL[];
let answer: { status: number; body: string; headers?: Record<string, string> };
let server: http.Server;

const wynkoop = { lat: '39.7527', lon: '-105.0000', display_name: '1701, Wynkoop Street, Denver, Colorado' };

beforeAll(async () => {
  server = http.createServer((request, response) => {
    requests.push(new URL(request.url ?? '', 'http://localhost'));
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  requests = [];
  answer = { status: 200, body: JSON.stringify([wynkoop, wynkoop]) };
});

const open = () =>
  httpGeocoder(nominatim(`http://127.0.0.1:${(server.address() as AddressInfo).port}/search?lang=en`));

test('the service is asked for the address in the USA, once for all who type it', async () => {
  const geocoder = open();
  const found = await Promise.all([
    geocoder.find('1701 Wynkoop St, Denver', 5),
    geocoder.find('1701 wynkoop st, Denver, USA ', 5),
  ]);
  const address = {
    ...{ lat: 39.7527, lng: -105, formattedAddress: wynkoop.display_name, cityId: null },
  };
  expect(found).toEqual([
    [address, address],
    [address, address],
  ]);
  expect(requests.map(({ pathname }) => pathname)).toEqual(['/search']);
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
    ...{ lang: 'en', q: '1701 Wynkoop St, Denver, USA', format: 'jsonv2', countrycodes: 'us', limit: '5' },
  });
  expect(await geocoder.find('1701 Wynkoop St, Denver', 1)).toEqual([address]);
});

test.each([
  ['an error', { status: 500, body: '[]' }],
  ['no JSON', { status: 200, body: '<html>' }],
  ['another shape', { status: 200, body: '{"results": []}' }],
  ['a place off the earth', { status: 200, body: JSON.stringify([{ ...wynkoop, lat: '391' }]) }],
  ['too many bytes', { status: 200, body: JSON.stringify([{ ...wynkoop, more: 'x'.repeat(600_000) }]) }],
  ['a redirect', { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } }],
])('%s is a failure, and the next request asks again', async (_, failure) => {
  const geocoder = open();
  answer = failure;
  await expect(geocoder.find('Denver', 5)).rejects.toThrow();
  answer = { status: 200, body: '[]' };
  expect(await geocoder.find('Denver', 5)).toEqual([]);
});

test('of many addresses at once, those that would wait for long are refused', async () => {
  const geocoder = open();
  const asked = Array.from({ length: 60 }, (_, number) => geocoder.find(`${number} Main St`, 5));
  const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(10);
});

test('Google is asked with the key, and read by its status', () => {
  const service = google('secret');
  const { origin, searchParams } = service.urlOf('1 Main St, USA', 5);
  expect(origin).toBe('https://maps.googleapis.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ address: '1 Main St, USA', components: 'country:US', key: 'secret' },
  });
  const result = {
    formatted_address: '1 Main St, Bend, OR 97703, USA',
    geometry: { location: { lat: 44, lng: -121 } },
  };
  expect(service.read({ status: 'OK', results: [result] })).toEqual([
    { lat: 44, lng: -121, formattedAddress: result.formatted_address, cityId: null },
  ]);
  expect(service.read({ status: 'ZERO_RESULTS', results: [] })).toEqual([]);
  expect(() => service.read({ status: 'OVER_QUERY_LIMIT', results: [] })).toThrow();
});
