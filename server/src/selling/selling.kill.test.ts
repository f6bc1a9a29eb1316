import { randomUUID } from 'node:crypto';
import { deviceIdCookieName } from '@golark/contract/flags/rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { anEvent } from '#testing/event-factories';
import { goodCard } from '#testing/factories';
import { isThorough } from '#testing/is-thorough';
import { type KillPlace, openKillPlace } from '#testing/kill-places';
import { recordCounts } from '#testing/record-counts';
import { listingInput } from '#testing/selling';
import { startKillableServer } from '#testing/start-killable-server';
import type { StartedServer } from '#testing/started-server';
import { testNow } from '#testing/test-now';

/** `npm test` takes PostgreSQL, `npm run faults` both. */
const places = isThorough ? (['embedded', 'postgres'] as const) : (['postgres'] as const);

const password = 'a long enough pass';
const person = { firstName: 'Kim', lastName: 'Stone' };
const onDay = (day: number): string => new Date(Date.parse(testNow) + day * 86_400_000).toISOString();

/** What the responses that are read here contain. */
interface Answer {
  token?: { jwt: string };
  hold?: { id: string };
  order?: { status: string };
  listing?: { id: string };
  edges?: { node: { orderId: string; state: string; payoutState: string } }[];
  code?: string;
}

describe.each(places)('a server on %s', (name) => {
  let place: KillPlace | null;
  let server: StartedServer | undefined;
  let email: string;
  let jwt: string;

  const at = (): KillPlace => {
    if (!place) throw new Error('PostgreSQL is not installed');
    return place;
  };

  beforeAll(async () => {
    place = await openKillPlace(name, 'empty');
  });
  afterAll(() => place?.stop());
  afterEach(() => server?.stop('SIGKILL'));
  beforeEach(({ skip }) => {
    if (!place) skip('PostgreSQL is not installed');
  });

  const call = async (
    method: string,
    path: string,
    { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
  ): Promise<Answer | null> => {
    const response = await fetch(`${server?.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => null);
    const text = await response?.text().catch(() => '');
    return text ? JSON.parse(text) : null;
  };

  const asSeller = (method: string, path: string, body?: object) =>
    call(method, path, { headers: { authorization: `Bearer ${jwt}` }, ...(body ? { body } : {}) });

  const start = async (environment: Record<string, string> = {}, fatalStep?: string): Promise<void> => {
    server = await startKillableServer(
      { ...at().environment, GOLARK_CATALOG_SIZE: '0', ...environment },
      fatalStep,
    );
  };
  const logIn = async (): Promise<void> => {
    jwt = (await call('POST', '/v1/account/login', { body: { email, password } }))?.token?.jwt ?? '';
  };
  const restart = async (): Promise<void> => {
    await start();
    await logIn();
  };
  const untilDead = () =>
    expect.poll(() => server?.isRunning(), { timeout: 60_000, interval: 100 }).toBe(false);

  /** The status of an order of two seats, or why there is none. */
  const buy = async (listingId: string, device: string): Promise<string> => {
    const headers = { cookie: `${deviceIdCookieName}=${device.padEnd(16, '-')}` };
    const held = await call('POST', '/v1/tickets/holds', { body: { listingId, quantity: 2 }, headers });
    const buyer = { ...person, email: `${device}@example.com` };
    const body = { holdId: held?.hold?.id, buyer, card: goodCard };
    const ordered = await call('PUT', '/v1/tickets/orders', { body, headers });
    return ordered?.order?.status ?? ordered?.code ?? 'DEAD';
  };

  const listSales = async () => (await asSeller('GET', '/v1/tickets/sales'))?.edges ?? [];
  const salesOf = async () =>
    (await listSales()).map(({ node: { state, payoutState } }) => `${state} ${payoutState}`);

  test('a listing, its sales, a missed deadline and a payout that are killed happen once each', async () => {
    email = `kill-${randomUUID()}@example.com`;
    await start();
    await call('PUT', '/v1/account/signup', { body: { ...person, email, password } });
    await server?.stop('SIGTERM');
    const eventId = await at().inspect((db) => anEvent(db, { startsAt: new Date(onDay(5)) }));

    await restart();
    server?.killAt('selling.listed.before-commit');
    expect(await asSeller('PUT', '/v1/tickets/listings', listingInput(eventId))).toBeNull();
    await restart();
    const listed = await asSeller('PUT', '/v1/tickets/listings', listingInput(eventId));
    const listingId = listed?.listing?.id ?? '';
    expect(listed).toMatchObject({ listing: { remainingCount: 4 } });

    server?.killAt('selling.sold.before-commit');
    expect(await buy(listingId, 'first')).toBe('DEAD');
    await restart();
    // paid, but not recorded: the safety net of the orders or the buyer finishes it
    await expect.poll(salesOf, { timeout: 60_000, interval: 500 }).toEqual(['DUE HELD']);
    expect(await buy(listingId, 'second')).toBe('CONFIRMED');
    const orderId = (await listSales())[0]?.node.orderId;
    const transfer = { service: 'Ticketmaster', reference: 'TM-1' };
    expect(await asSeller('POST', `/v1/tickets/sales/${orderId}/deliver`, { transfer })).toMatchObject({
      sale: { state: 'DELIVERED' },
    });
    await server?.stop('SIGTERM');

    // it dies while it starts or soon after, as soon as the job reaches the step
    for (const [step, day] of [
      ['order.canceled.refund-opened', 5],
      ['selling.paid.before-commit', 9],
    ] as const) {
      await start({ GOLARK_NOW: onDay(day) }, step).catch(() => undefined);
      await untilDead();
    }
    await start({ GOLARK_NOW: onDay(9.1) });
    await logIn();
    await expect
      .poll(async () => (await salesOf()).sort(), { timeout: 60_000, interval: 500 })
      .toEqual(['DELIVERED PAID', 'MISSED REVERSED']);
    await server?.stop('SIGTERM');
    expect(await at().inspect(auditOrders)).toEqual([]);
    recordCounts(`kills of sales of tickets at named points, ${name}`, { cases: 4, kills: 4 });
  });
});
