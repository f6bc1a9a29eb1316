import dgram from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolveWith } from './resolve-host.ts';

const typeA = 1;
const typeAaaa = 28;
const addresses = { [typeA]: [127, 0, 0, 2], [typeAaaa]: [0x20, 0x01, 0x0d, 0xb8, ...Array(11).fill(0), 1] };

/** The response to a question: one address, or none with an error. */
const responseTo = (question: Buffer, isFound: boolean): Buffer => {
  const type = question.readUInt16BE(question.indexOf(0, 12) + 1);
  const end = question.indexOf(0, 12) + 5;
  const address = isFound ? addresses[type as keyof typeof addresses] : undefined;
  const header = Buffer.from([
    ...question.subarray(0, 2),
    0x81,
    isFound ? 0x80 : 0x83,
    0,
    1,
    0,
    address ? 1 : 0,
  ]);
  const record = address ? [0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, address.length, ...address] : [];
  return Buffer.concat([header, Buffer.alloc(4), question.subarray(12, end), Buffer.from(record)]);
};

const server = dgram.createSocket('udp4');
let asked = 0;
beforeAll(async () => {
  server.on('message', (question, { port, address }) => {
    asked += 1;
    const name = question.toString('latin1');
    if (!name.includes('silent')) server.send(responseTo(question, name.includes('known')), port, address);
  });
  await once(server.bind(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
});

const resolve = (host: string, signal = new AbortController().signal): Promise<string[]> =>
  resolveWith([`127.0.0.1:${server.address().port}`])(host, signal);

test('a name has its addresses of both kinds, an unknown one has none', async () => {
  expect(await resolve('known.test')).toEqual(['127.0.0.2', '2001:db8::1']);
  expect(await resolve('other.test')).toEqual([]);
});

test('a name whose server is silent is not waited for after the end of its request', async () => {
  const request = new AbortController();
  const before = asked;
  const found = resolve('silent.test', request.signal);
  await expect.poll(() => asked, { interval: 5 }).toBe(before + 2);
  request.abort();
  expect(await found).toEqual([]);
});
