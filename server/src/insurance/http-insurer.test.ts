import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpInsurer } from './insurer/http-insurer.ts';

interface Received {
  method: string | undefined;
  url: string | undefined;
  key: string | string[] | undefined;
  authorization: string | undefined;
  body: unknown;
}

const received: Received[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: {} };
let server: http.Server;

beforeAll(async () => {
  server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { method, url, headers } = request;
    received.push({
      ...{ method, url, key: headers['idempotency-key'], authorization: headers.authorization },
      body: text === '' ? null : JSON.parse(text),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const insurer = () => {
  const { port } = server.address() as AddressInfo;
  return httpInsurer({ name: 'Cedar Mutual', url: `http://127.0.0.1:${port}`, token: 'secret' });
};

const request = {
  ...{ propertyId: 'stay1', stateId: 'co', insuredAmount: 50_000, guests: 2, isRefundable: true },
  ...{ arriveDay: '2027-01-10', departDay: '2027-01-13' },
  booker: { firstName: 'Maya', lastName: 'Ortega', goPlus: false },
};

test('a quote is the answer of the insurer, who gets the stay and the token', async () => {
  const offer = {
    reference: 'offer-1',
    premiumAmount: 2250,
    coverage: [{ code: 'medical' as const, limitAmount: 100 }],
  };
  answer = { status: 200, body: offer };
  expect(await insurer().quote(request)).toEqual(offer);
  expect(received.at(-1)).toMatchObject({
    ...{ method: 'POST', url: '/quotes', authorization: 'Bearer secret', body: request },
  });
});

test('a policy is issued under the key of its item, and ended under its number', async () => {
  answer = { status: 201, body: { policyNumber: 'CM/1' } };
  const holder = { firstName: 'Maya', lastName: 'Ortega' };
  expect(await insurer().issue({ id: 'item-1', reference: 'offer-1', holder })).toBe('CM/1');
  expect(received.at(-1)).toMatchObject({
    url: '/policies',
    key: 'item-1',
    body: { reference: 'offer-1', holder },
  });
  answer = { status: 404, body: {} };
  await insurer().cancel('CM/1');
  expect(received.at(-1)).toMatchObject({ method: 'DELETE', url: '/policies/CM%2F1' });
});

test('a policy is moved under its number, or refused', async () => {
  const days = { arriveDay: '2027-02-10', departDay: '2027-02-13' };
  answer = { status: 200, body: {} };
  expect(await insurer().move('CM/1', days)).toBe(true);
  expect(received.at(-1)).toMatchObject({ method: 'PATCH', url: '/policies/CM%2F1', body: days });
  answer = { status: 422, body: {} };
  expect(await insurer().move('CM/1', days)).toBe(false);
  answer = { status: 503, body: {} };
  await expect(insurer().move('CM/1', days)).rejects.toThrow(/503/);
});

test.each([
  ['an error', { status: 500, body: {} }],
  ['no premium', { status: 200, body: { reference: 'a', coverage: [{ code: 'medical', limitAmount: 1 }] } }],
  ['a premium of 0', { status: 200, body: { reference: 'a', premiumAmount: 0, coverage: [] } }],
  [
    'an unknown coverage',
    { status: 200, body: { reference: 'a', premiumAmount: 1, coverage: [{ code: 'war', limitAmount: 1 }] } },
  ],
])('%s is no offer', async (_name, wrong) => {
  answer = wrong;
  await expect(insurer().quote(request)).rejects.toThrow();
});
