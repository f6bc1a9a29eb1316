import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { dayInZone } from '@golark/contract/dates/rules';
import { deviceIdCookieName } from '@golark/contract/flags/rules';
import { holdTickets, orderTickets } from '@golark/contract/tickets/calls';
import type { Hold } from '@golark/contract/tickets/schemas';
import type { Insertable } from 'kysely';
import type { Events } from '#platform/database/tables';
import { insertListings, type NewListing } from '#tickets';
import { aPlace, goodCard } from './factories.ts';
import type { TestApp } from './test-app.ts';

const zone = 'America/Denver';
const alt = JSON.stringify({ en: 'Illustration: an arena', es: 'Ilustración: un estadio cubierto' });

const seatMap = {
  width: 720,
  height: 560,
  field: [],
  sections: [
    {
      id: '108',
      label: '108',
      tier: 'lower',
      outline: 'M0 0L100 0L100 100L0 100Z',
      labelAt: [50, 50],
      angle: 180,
      quality: 0.8,
      viewpoint: { angle: 180, distance: 0.4, height: 0.2 },
      rows: { labeling: 'numbers', first: 1, numbering: 'from-1', seats: [20, 20, 20, 20, 20] },
      places: 0,
      bays: [],
    },
  ],
};

/** An arena in Denver; once per database. */
const aVenue = async ({ ctx }: Pick<TestApp, 'ctx'>): Promise<string> => {
  await aPlace(ctx.db);
  await ctx.db
    .insertInto('venues')
    .values({
      ...{ id: 'v-test', slug: 'test-arena', name: 'Test Arena', kind: 'hockey-arena', city_id: 'co-denver' },
      ...{ latitude: 39.74, longitude: -104.98, time_zone: zone, capacity: 100, source: 'test' },
      ...{ seat_map: JSON.stringify(seatMap), picture_key: 'drawing/scene/home', picture_alt: alt },
      search_text: 'test arena denver colorado',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return 'v-test';
};

/** A hockey game in Denver in a month, with tickets that can be bought up to 8 at a time; returns its id. */
export const anEvent = async (
  golark: Pick<TestApp, 'ctx' | 'clock'>,
  change: Partial<Insertable<Events>> = {},
): Promise<string> => {
  const id = `ev-${randomUUID().slice(0, 8)}`;
  const startsAt = new Date(golark.clock.now().getTime() + 30 * 86_400_000);
  const starts = (change.starts_at ?? startsAt) as Date;
  await golark.ctx.db
    .insertInto('events')
    .values({
      ...{ id, title: 'Rail v. Kings', category: 'sports', genre: 'hockey', venue_id: await aVenue(golark) },
      ...{ status: 'SCHEDULED', starts_at: starts, day: dayInZone(starts, zone), source: 'test' },
      ...{ source_key: id, picture_key: 'drawing/scene/home', picture_alt: alt, search_text: 'rail kings' },
      created_at: golark.clock.now(),
      ...change,
    })
    .execute();
  return id;
};

/** Seats 1 to 10 of row 12 in section 108 at $86 all in, from the box office; returns the listing's id. */
export const aTicketListing = async (
  { ctx, clock }: Pick<TestApp, 'ctx' | 'clock'>,
  change: Partial<NewListing> & { eventId: string },
): Promise<string> => {
  const now = clock.now();
  const listing: NewListing = {
    sellerAccountId: null,
    section: { id: '108', label: '108', tier: 'lower' },
    numbering: 'from-1',
    rowLabel: '12',
    rowIndex: 11,
    isAccessible: false,
    seats: [{ from: 0, to: 10 }],
    splitRule: 'any',
    priceAmount: 8600,
    faceAmount: null,
    quality: 0.7,
    disclosures: [],
    delivery: 'instant',
    inHandOn: null,
    status: 'active',
    createdAt: now,
    updatedAt: now,
    ...change,
  };
  const [id] = await ctx.db.transaction().execute((trx) => insertListings(trx, [listing]));
  if (!id) throw new Error('no listing was written');
  return id;
};

/** A browser without an account: its cookie, and an address of its own. */
export const aBrowser = (): { headers: Record<string, string> } => ({
  headers: { cookie: `${deviceIdCookieName}=${randomUUID()}` },
});

/** Holds tickets through the API. */
export const aHold = async (
  golark: TestApp,
  body: { listingId: string; quantity: number },
  by: { as?: LoginResult; headers?: Record<string, string> } = {},
): Promise<Hold> => {
  const response = await golark.call(holdTickets, { body, ...by });
  if (response.status !== 201) throw new Error(response.problem.detail);
  return response.body.hold;
};

export const aTicketBuyer = { firstName: 'Maya', lastName: 'Ortega', email: 'maya@example.com' };

/** Orders held tickets with a card that works. */
export const orderHeld = (
  golark: TestApp,
  hold: Hold,
  by: { as?: LoginResult; headers?: Record<string, string>; card?: typeof goodCard; email?: string } = {},
) => {
  const { card = goodCard, email = aTicketBuyer.email, ...caller } = by;
  return golark.call(orderTickets, {
    body: { holdId: hold.id, card, buyer: { ...aTicketBuyer, email } },
    ...caller,
  });
};
