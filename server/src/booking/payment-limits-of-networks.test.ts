import { bookStay } from '@golark/contract/booking/calls';
import { saveCard } from '@golark/contract/payments/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBookingBody, aListing, anAccount, aQuote, declinedCard } from '#testing/factories';
import { createFaultyTestApp, type FaultyTestApp } from '#testing/faulty-test-app';

let golark: FaultyTestApp;
let hotel: string;
let faulty: FaultyTestApp['faults'];
beforeAll(async () => {
  const environment = {
    LIMIT_LOOPBACK: '1',
    TRUSTED_PROXIES: '127.0.0.1/32',
    LIMIT_UNPAID_HOLDS: '2',
    LIMIT_DECLINES_PER_HOUR: '3',
    LIMIT_SAVED_CARDS_PER_DAY: '2',
    LIMIT_DEVICE_FACTOR: '2',
    LIMIT_ADDRESS_FACTOR: '3',
  };
  golark = await createFaultyTestApp(environment);
  faulty = golark.faults;
  hotel = await aListing(golark.ctx.db, {
    stay_type: 'hotels',
    property_type: 'hotel',
    rooms: [{ units: 50 }],
  });
});
afterAll(() => golark.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const on = (device: string) => ({ cookie: `golark_device=${device}` });

/** Each card of another account; the statuses of the answers. */
const cardsOfStrangers = async (headers: readonly Record<string, string>[]): Promise<number[]> => {
  const statuses: number[] = [];
  for (const own of headers) {
    const as = await anAccount(golark);
    for (let i = 0; i < 2; i++)
      statuses.push((await golark.call(saveCard, { as, body: declinedCard, headers: own })).status);
  }
  return statuses;
};

const bookingsOfStrangers = async (headers: readonly Record<string, string>[]): Promise<number[]> => {
  const statuses: number[] = [];
  for (const own of headers) {
    const as = await anAccount(golark);
    const body = aBookingBody(await aQuote(golark, hotel), declinedCard);
    statuses.push((await golark.call(bookStay, { as, body, headers: own })).status);
  }
  return statuses;
};

test('new cards are limited per device, however many accounts and addresses it has', async () => {
  const device = on('a-device-of-many-accounts');
  const headers = [1, 2, 3].map((n) => ({ ...device, ...from(`203.0.113.${n}`) }));
  expect(await cardsOfStrangers(headers)).toEqual([201, 201, 201, 201, 429, 429]);
  expect(await cardsOfStrangers([{ ...on('another-device-at-home'), ...from('203.0.113.4') }])).toEqual([
    201, 201,
  ]);
});

test('new cards are limited per network of an IPv6 address, however many accounts and devices it has', async () => {
  const headers = [1, 2, 3, 4].map((n) => from(`2001:db8:0:7::${n}`));
  expect(await cardsOfStrangers(headers)).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
  expect(await cardsOfStrangers([from('2001:db8:0:8::1')])).toEqual([201, 201]);
});

test('unpaid holds are limited per network and per device', async () => {
  const network = [1, 2, 3, 4, 5, 6, 7].map((n) => from(`2001:db8:1:7::${n}`));
  expect(await bookingsOfStrangers(network)).toEqual([402, 402, 402, 402, 402, 402, 429]);
  const device = [1, 2, 3, 4, 5].map((n) => ({ ...on('one-device-for-holds'), ...from(`198.51.100.${n}`) }));
  expect(await bookingsOfStrangers(device)).toEqual([402, 402, 402, 402, 429]);
});

test('a card that the gateway did not accept, or did not answer about, counts as well', async () => {
  const as = await anAccount(golark);
  const headers = from('192.0.2.77');
  faulty.plan('vaultCard', 'timeout-before', 'timeout-after');
  const save = async () => (await golark.call(saveCard, { as, body: declinedCard, headers })).status;
  expect([await save(), await save(), await save()]).toEqual([500, 500, 429]);
});
