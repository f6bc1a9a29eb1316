import type { SellerListing, TicketListingChange } from '@golark/contract/selling/schemas';
import { type ListingStatus, sizesOf } from '@golark/contract/tickets/rules';
import type { Transaction } from 'kysely';
import { lockOpenAccount } from '#accounts';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure, notFound } from '#platform/failure';
import { countSeats, parseRanges } from '#tickets';
import { failureOfFault, getEventOnSale, getListing } from './create-listing.ts';
import { eraseUnsoldFiles } from './erase-files.ts';
import { type Check, faultOfTerms, type ListingTerms } from './rules/check-terms.ts';
import { findRow } from './rules/find-seats.ts';
import type { SellableEvent } from './store/event-terms.ts';
import { lockOwnListing, markRemoved, type OwnListingRow, updateListing } from './store/own-listings.ts';

const isOpen = ({ status }: OwnListingRow): boolean =>
  status === 'draft' || status === 'active' || status === 'paused';

/** The caller's listing, locked, if it can still be changed. Throws NOT_FOUND, INVALID_STATE. */
export const lockOpenListing = async (
  trx: Transaction<DB>,
  own: { listingId: string; accountId: string },
): Promise<OwnListingRow> => {
  const row = await lockOwnListing(trx, own);
  if (!row) throw notFound('This listing');
  if (!isOpen(row)) throw new Failure('INVALID_STATE', { detail: 'This listing is no longer open.' });
  return row;
};

/** A draft becomes active; what is for sale is paused and offered again. */
const statusAfter = (status: ListingStatus, wanted: 'active' | 'paused' | undefined): ListingStatus => {
  if (status === 'draft' && wanted === 'paused')
    throw new Failure('INVALID_STATE', { detail: 'A draft is not for sale.' });
  return wanted ?? status;
};

const changedTerms = (
  row: OwnListingRow,
  change: TicketListingChange,
  event: SellableEvent,
): ListingTerms => {
  const isStanding = row.row_label === '';
  const found = findRow(event.seatMap, { sectionId: row.section_id, row: isStanding ? null : row.row_label });
  const seats = parseRanges(row.seats);
  const pick = <T>(wanted: T | undefined, known: T): T => (wanted === undefined ? known : wanted);
  return {
    count: countSeats(seats),
    seats: isStanding ? null : seats,
    seatCount: found.ok ? found.value.seatCount : 0,
    companions: row.companions,
    splitRule: pick(change.splitRule, row.split_rule),
    priceAmount: pick(change.priceAmount, row.price_amount),
    facePriceAmount: pick(change.facePriceAmount, row.face_amount),
    disclosures: pick(change.disclosures, row.disclosures),
    delivery: row.delivery,
    // with every file there, the seller has the tickets
    inHandOn: row.delivery === 'instant' ? null : pick(change.inHandOn, row.in_hand_on),
    isDraft: row.status === 'draft' && change.status !== 'active',
  };
};

/** What was right when it was listed stays, whatever the event demands by now. */
const checksOf = (row: OwnListingRow, change: TicketListingChange): Check[] => {
  const isOffered = change.status === 'active' && row.status !== 'active';
  return [
    ...(change.splitRule === undefined ? [] : (['splitRule'] as const)),
    ...(change.priceAmount === undefined && change.facePriceAmount === undefined ? [] : (['price'] as const)),
    ...(change.disclosures === undefined ? [] : (['disclosures'] as const)),
    ...(change.inHandOn === undefined && !isOffered ? [] : (['delivery'] as const)),
  ];
};

/** Changes a listing. Throws NOT_FOUND, INVALID_STATE, VALIDATION_ERROR. */
export const changeListing = async (
  ctx: Context,
  { accountId, locale }: AccountCaller,
  { resource, change }: { resource: OwnListingRow; change: TicketListingChange },
): Promise<{ listing: SellerListing }> => {
  const own = { listingId: resource.listing_id, accountId };
  const event = await getEventOnSale(ctx, resource.event_id);
  await ctx.db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, accountId, 'share');
    const row = await lockOpenListing(trx, own);
    const now = ctx.clock.now();
    const terms = changedTerms(row, change, event);
    const fault = faultOfTerms(terms, { event, now, only: checksOf(row, change) });
    if (fault) throw failureOfFault(fault);
    const free = parseRanges(row.free);
    const seats = parseRanges(row.seats);
    const sizes = sizesOf({ seats, free, rule: terms.splitRule, companions: row.companions });
    const status = statusAfter(row.status, change.status);
    await updateListing(trx, row.listing_id, { ...terms, sizes, status, now });
  });
  return { listing: await getListing(ctx, own, locale) };
};

/** Takes what isn't sold off sale; who holds seats can still buy them. Throws NOT_FOUND, INVALID_STATE. */
export const removeListing = async (
  ctx: Context,
  { accountId }: AccountCaller,
  { listing_id: listingId }: OwnListingRow,
): Promise<undefined> => {
  await ctx.db.transaction().execute(async (trx) => {
    const row = await lockOpenListing(trx, { listingId, accountId });
    await markRemoved(trx, row.listing_id, ctx.clock.now());
    await eraseUnsoldFiles(ctx, trx, row.listing_id);
  });
  return undefined;
};
