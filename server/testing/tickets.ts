import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { deviceIdCookieName } from '@golark/contract/flags/rules';
import { holdTickets, orderTickets } from '@golark/contract/tickets/calls';
import type { Hold } from '@golark/contract/tickets/order-schemas';
import type { NewListing } from '#tickets';
import { anEvent, aTicketListing, type EventChange } from './event-factories.ts';
import { goodCard } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** A hockey game in Denver in a month, with tickets that can be bought up to 8 at a time; returns its id. */
export const aGame = async (
  { ctx, clock }: Pick<TestApp, 'ctx' | 'clock'>,
  change: EventChange = {},
): Promise<string> => {
  const startsAt = new Date(clock.now().getTime() + 30 * 86_400_000);
  const venue = { id: 'v-test', name: 'Test Arena', kind: 'hockey-arena' as const };
  const game = { title: 'Rail v. Kings', category: 'sports' as const, genre: 'hockey' as const };
  return anEvent(ctx.db, { ...game, startsAt, venue, facilityChargeAmount: 0, ...change });
};

/** Seats 1 to 10 of row 12 in section 108 at $86 all in, from the box office; returns the listing's id. */
export const seatsForSale = async (
  { ctx, clock }: Pick<TestApp, 'ctx' | 'clock'>,
  change: Partial<NewListing> & { eventId: string },
): Promise<string> => {
  const now = clock.now();
  const { eventId, ...columns } = change;
  return aTicketListing(ctx.db, eventId, {
    section: { id: '108', label: '108', tier: 'lower' },
    numbering: 'from-1',
    rowLabel: '12',
    rowIndex: 11,
    companions: null,
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
    ...columns,
  });
};

/** Bay 108A at $86 all in, with two wheelchair spaces of three companion seats each unless said otherwise; returns the listing's id. */
export const bayForSale = async (
  golark: Pick<TestApp, 'ctx' | 'clock'>,
  { spaces = 2, companions = 3, ...change }: Partial<NewListing> & { eventId: string; spaces?: number },
): Promise<string> =>
  seatsForSale(golark, {
    ...{ rowLabel: 'Bay 108A', rowIndex: null, companions },
    seats: [{ from: 0, to: spaces * (1 + (companions ?? 0)) }],
    ...change,
  });

/** A browser without an account: its cookie, and an address of its own. */
export const aBrowser = (): { headers: Record<string, string> } => ({
  headers: { cookie: `${deviceIdCookieName}=${randomUUID()}` },
});

/** Holds tickets through the API. */
export const aHold = async (
  golark: TestApp,
  body: { listingId: string; quantity: number; companionsOnly?: boolean },
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
