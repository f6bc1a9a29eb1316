import { mostOpenListings } from '@golark/contract/selling/rules';
import type { NewTicketListing, SellerListing } from '@golark/contract/selling/schemas';
import type { SeatRange } from '@golark/contract/tickets/rules';
import type { Transaction } from 'kysely';
import { lockOpenAccount } from '#accounts';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isViolationOf } from '#platform/database/constraint';
import type { DB } from '#platform/database/tables';
import { Failure, invalidField, notFound } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { insertListings, type NewListing } from '#tickets';
import { presentListing } from './present-listing.ts';
import { faultOfTerms } from './rules/check-terms.ts';
import { type Fault, type Found, type FoundRow, findRow, findSeats } from './rules/find-seats.ts';
import { findSellableEvent, type SellableEvent } from './store/event-terms.ts';
import { countOpenListings, findOwnListing } from './store/own-listings.ts';
import { findFreePlace, findTaken, lockRow, type RowOfEvent, type Taken } from './store/taken-seats.ts';

export const failureOfFault = ({ path, code, params }: Fault): Failure => invalidField(path, code, params);

const unwrap = <T>(found: Found<T>): T => {
  if (found.ok) return found.value;
  throw failureOfFault(found.fault);
};

/** Throws NOT_FOUND; INVALID_STATE for an event whose tickets can no longer be sold. */
export const getEventOnSale = async (ctx: Context, eventId: string): Promise<SellableEvent> => {
  const event = await findSellableEvent(ctx.db, eventId);
  if (!event) throw notFound('This event');
  if (event.status === 'CANCELED') throw new Failure('INVALID_STATE', { detail: 'This event was canceled.' });
  if (event.startsAt <= ctx.clock.now())
    throw new Failure('INVALID_STATE', { detail: 'This event has begun.' });
  return event;
};

const failureOfTaken = (taken: Taken): Failure => {
  if (taken.by === 'ticket' && taken.isOwn)
    return new Failure('INVALID_STATE', { detail: 'Tickets that were bought here can not be listed.' });
  const listingId = taken.by === 'listing' ? taken.listingId : null;
  const detail = listingId
    ? 'You have listed some of these seats already.'
    : 'Some of these seats are listed or sold already.';
  return new Failure('SEATS_LISTED', { detail, extra: { listingId } });
};

interface Offer {
  row: FoundRow;
  /** null for places of a standing area. */
  seats: SeatRange | null;
  count: number;
}

const checkOffer = (ctx: Context, event: SellableEvent, body: NewTicketListing): Offer => {
  const row = unwrap(findRow(event.seatMap, body));
  const offer = { row, ...unwrap(findSeats(row, body)) };
  const { seats, count } = offer;
  const fault = faultOfTerms(
    {
      ...body,
      ...{ count, seats: seats && [seats], seatCount: row.seatCount, companions: row.companions },
      isDraft: body.status === 'draft',
    },
    { event, now: ctx.clock.now() },
  );
  if (fault) throw failureOfFault(fault);
  return offer;
};

const listingOf = (
  { row }: Offer,
  body: NewTicketListing,
  { seats, accountId, now }: { seats: SeatRange; accountId: string; now: Date },
): NewListing => ({
  eventId: body.eventId,
  sellerAccountId: accountId,
  section: { id: row.section.id, label: row.section.label, tier: row.section.tier },
  numbering: row.numbering,
  rowLabel: row.rowLabel,
  rowIndex: row.rowIndex,
  companions: row.companions,
  seats: [seats],
  splitRule: body.splitRule,
  priceAmount: body.priceAmount,
  faceAmount: body.facePriceAmount,
  quality: row.quality,
  disclosures: body.disclosures,
  delivery: body.delivery,
  inHandOn: body.inHandOn,
  status: body.status,
  createdAt: now,
  updatedAt: now,
});

const assertBelowLimit = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  if ((await countOpenListings(trx, accountId)) < mostOpenListings) return;
  throw new Failure('INVALID_STATE', {
    detail: `An account has at most ${mostOpenListings} listings at the same time.`,
  });
};

/** The seats, if they aren't listed yet; for standing, places of their own. */
const takeSeats = async (
  trx: Transaction<DB>,
  { seats, count }: Offer,
  { row, accountId }: { row: RowOfEvent; accountId: string },
): Promise<SeatRange> => {
  if (seats === null) {
    const from = await findFreePlace(trx, row);
    return { from, to: from + count };
  }
  const taken = await findTaken(trx, row, { seats, accountId });
  if (taken) throw failureOfTaken(taken);
  return seats;
};

/**
 * Lists tickets for sale. Throws NOT_FOUND, VALIDATION_ERROR, INVALID_STATE, SEATS_LISTED with the id of the caller's own listing that
 * has some of the seats.
 */
export const createListing = async (
  ctx: Context,
  { accountId, locale }: Pick<AccountCaller, 'accountId' | 'locale'>,
  body: NewTicketListing,
): Promise<{ listing: SellerListing }> => {
  const offer = checkOffer(ctx, await getEventOnSale(ctx, body.eventId), body);
  const { sectionId, eventId } = body;
  const row = { eventId, sectionId, rowLabel: offer.row.rowLabel };
  const insert = async (trx: Transaction<DB>): Promise<string> => {
    await lockOpenAccount(trx, accountId, 'share');
    await lockRow(trx, { accountId, row });
    await assertBelowLimit(trx, accountId);
    const seats = await takeSeats(trx, offer, { row, accountId });
    const listing = listingOf(offer, body, { seats, accountId, now: ctx.clock.now() });
    const [id] = await insertListings(trx, [listing]);
    reachStep('selling.listed.before-commit');
    return id as string;
  };
  const id = await ctx.db
    .transaction()
    .execute(insert)
    .catch((error: unknown) => {
      if (isViolationOf(error, 'ticket_listings_no_overlap'))
        throw failureOfTaken({ by: 'listing', listingId: null });
      throw error;
    });
  return { listing: await getListing(ctx, { listingId: id, accountId }, locale) };
};

/** Throws NOT_FOUND. */
export const getListing = async (
  ctx: Context,
  own: { listingId: string; accountId: string },
  locale: AccountCaller['locale'],
): Promise<SellerListing> => {
  const row = await findOwnListing(ctx.db, own);
  if (!row) throw notFound('This listing');
  return presentListing(row, locale);
};
