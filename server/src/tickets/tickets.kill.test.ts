import { deviceIdCookieName } from '@golark/contract/flags/rules';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#platform/database/open-database';
import { auditOrders } from '#testing/audit-orders';
import { anEvent, aTicketListing } from '#testing/event-factories';
import { goodCard } from '#testing/factories';
import { isThorough, oneOf } from '#testing/is-thorough';
import { type KillPlace, openKillPlace } from '#testing/kill-places';
import { recordCounts } from '#testing/record-counts';
import { startKillableServer } from '#testing/start-killable-server';
import type { StartedServer } from '#testing/started-server';

const steps = [
  'tickets.held.before-commit',
  'tickets.ordered.before-commit',
  'order.placed.before-commit',
  'order.placed.after-commit',
  'payment.charged',
  'payment.reported',
  'order.payment_succeeded.confirm-items',
  'order.payment_succeeded.post-payment',
  'payment.recorded.before-commit',
  'payment.recorded.after-commit',
];

/** As for memberships: `npm test` takes PostgreSQL and half of the steps between which the code of tickets runs, `npm run faults` all. */
const places = isThorough ? (['embedded', 'postgres'] as const) : (['postgres'] as const);
const ownSteps = new Set(['tickets.held.before-commit', 'tickets.ordered.before-commit', 'payment.charged']);
const killSteps = isThorough ? steps : oneOf(2, [...ownSteps]);

const buyer = { firstName: 'Kim', lastName: 'Stone', email: 'kim@example.com' };

describe.each(places)('a server on %s', (name) => {
  let place: KillPlace | null;
  let server: StartedServer | undefined;

  const at = (): KillPlace => {
    if (!place) throw new Error('PostgreSQL is not installed');
    return place;
  };

  const start = async (): Promise<void> => {
    server = await startKillableServer({ ...at().environment, GOLARK_CATALOG_SIZE: '0' });
  };

  /** An embedded database has one process, which is started again. */
  const inspect = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    if (name !== 'embedded') return at().inspect(work);
    await server?.stop('SIGTERM');
    const found = await at().inspect(work);
    await start();
    return found;
  };

  beforeAll(async () => {
    place = await openKillPlace(name, 'empty');
  });
  afterAll(() => place?.stop());
  afterEach(() => server?.stop('SIGKILL'));
  beforeEach(({ skip }) => {
    if (!place) skip('PostgreSQL is not installed');
  });

  const call = async (method: string, path: string, { body, device }: { body: object; device: string }) => {
    const response = await fetch(`${server?.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: `${deviceIdCookieName}=${device}` },
      body: JSON.stringify(body),
    }).catch(() => null);
    const text = await response?.text().catch(() => '');
    return response && text ? { status: response.status, body: JSON.parse(text) } : null;
  };

  /** The id of a hold of two seats; null if the server died before it answered. */
  const hold = async (listingId: string, device: string): Promise<string | null> =>
    (await call('POST', '/v1/tickets/holds', { body: { listingId, quantity: 2 }, device }))?.body.hold?.id ??
    null;

  /** The status of the order of a hold, or why there is none yet. */
  const order = async (holdId: string | null, device: string): Promise<string> => {
    const body = { holdId, buyer, card: goodCard };
    const ordered = holdId && (await call('PUT', '/v1/tickets/orders', { body, device }));
    return ordered ? (ordered.body.order?.status ?? ordered.body.code) : 'DEAD';
  };

  const untilDead = () =>
    expect.poll(() => server?.isRunning(), { timeout: 60_000, interval: 100 }).toBe(false);

  test('a purchase that is killed at any step is one order, with one ticket for each seat, when it is repeated', async () => {
    await start();
    for (const [i, step] of killSteps.entries()) {
      const listingId = await inspect(async (db) =>
        aTicketListing(db, await anEvent(db, { startsAt: new Date('2027-03-01T03:00:00Z') })),
      );
      const device = `device-of-the-kill-test-${i}`;
      server?.killAt(step);
      const before = await hold(listingId, device);
      await order(before, device);
      await untilDead();
      await start();
      // the same buyer comes back with the hold of the page, or holds the seats again
      const holdId = before ?? (await hold(listingId, device));
      await expect.poll(() => order(holdId, device), { timeout: 60_000, interval: 500 }).toBe('CONFIRMED');
      const tickets = await inspect((db) =>
        db.selectFrom('tickets').select('seat').where('listing_id', '=', listingId).execute(),
      );
      expect(tickets.map(({ seat }) => seat).sort(), step).toEqual([0, 1]);
    }
    await server?.stop('SIGTERM');
    expect(await at().inspect(auditOrders)).toEqual([]);
    recordCounts(`kills of ticket purchases at named points, ${name}`, {
      cases: killSteps.length,
      kills: killSteps.length,
    });
  });

  test('an offer to the waiting list that is killed before its commit is made once after the restart', async () => {
    await start();
    const { eventId, listingId } = await inspect(async (db) => {
      const event = await anEvent(db, { startsAt: new Date('2027-03-01T03:00:00Z') });
      return { eventId: event, listingId: await aTicketListing(db, event, { seats: [{ from: 0, to: 2 }] }) };
    });
    const device = 'device-of-the-holder-of-the-kill-test';
    const holdId = await hold(listingId, device);
    const wait = (email: string) =>
      call('POST', `/v1/events/${eventId}/waiting-list`, { body: { quantity: 2, email }, device });
    for (const email of ['first@example.com', 'second@example.com'])
      expect((await wait(email))?.status).toBe(201);
    server?.killAt('tickets.offered.before-commit');
    await call('DELETE', `/v1/tickets/holds/${holdId}`, { body: {}, device });
    await untilDead();
    await start();
    const offers = () =>
      inspect(async (db) => {
        const { rows } = await sql<{ email: string; status: string; holds: number }>`
          SELECT w.email, w.status, (SELECT count(*) FROM ticket_holds h WHERE h.id = w.hold_id AND h.status = 'HELD')::integer
            AS holds FROM waiting_list w WHERE w.event_id = ${eventId} ORDER BY w.number`.execute(db);
        return rows;
      });
    await expect
      .poll(async () => (await offers())[0]?.status, { timeout: 90_000, interval: 500 })
      .toBe('OFFERED');
    expect(await offers()).toEqual([
      { email: 'first@example.com', status: 'OFFERED', holds: 1 },
      { email: 'second@example.com', status: 'WAITING', holds: 0 },
    ]);
    await server?.stop('SIGTERM');
    expect(await at().inspect(auditOrders)).toEqual([]);
  });
});
