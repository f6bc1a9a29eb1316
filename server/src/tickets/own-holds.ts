import type { Hold } from '@golark/contract/tickets/order-schemas';
import { extensionMinutes, hasSpace } from '@golark/contract/tickets/rules';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { expireHoldsJob, expiryJobOf, freeSeats } from './expire-holds.ts';
import { ownerOf } from './hold-owner.ts';
import { getOwnHold, holdTickets } from './hold-tickets.ts';
import { presentHold, presentHolds } from './present-hold.ts';
import { parseRanges } from './rules/seat-ranges.ts';
import { extendOnce, findOpenHold, listOpenHolds } from './store/holds.ts';

/** Throws NOT_FOUND. */
export const getHold = async (ctx: Context, caller: Caller, holdId: string): Promise<{ hold: Hold }> => ({
  hold: await presentHold(ctx, await getOwnHold(ctx, caller, holdId), { caller }),
});

/** What the caller holds in all tabs. */
export const listOwnHolds = async (ctx: Context, caller: Caller): Promise<{ holds: Hold[] }> => {
  const rows = await listOpenHolds(ctx.db, { ...ownerOf(caller), now: ctx.clock.now() });
  return { holds: await presentHolds(ctx, rows, { caller }) };
};

/** The hold of an event that was made in another tab, if there is one. */
export const findHoldOfEvent = async (
  ctx: Context,
  caller: Caller,
  eventId: string,
): Promise<{ hold: Hold | null }> => {
  const row = await findOpenHold(ctx.db, eventId, { ...ownerOf(caller), now: ctx.clock.now() });
  return { hold: row ? await presentHold(ctx, row, { caller }) : null };
};

/** Throws NOT_FOUND, HOLD_EXPIRED, INVALID_STATE. */
export const extendHold = async (ctx: Context, caller: Caller, holdId: string): Promise<{ hold: Hold }> => {
  const row = await getOwnHold(ctx, caller, holdId);
  const now = ctx.clock.now();
  await ctx.db.transaction().execute(async (trx) => {
    const expiresAt = await extendOnce(trx, row.id, { now, minutes: extensionMinutes });
    if (expiresAt) await ctx.jobs.enqueue(trx, expireHoldsJob, expiryJobOf(row.event_id, expiresAt));
    else if (row.is_extended || row.item_id !== null)
      throw new Failure('INVALID_STATE', { detail: 'These seats have had their extra time.' });
    else throw holdExpired();
  });
  return getHold(ctx, caller, holdId);
};

export const holdExpired = (): Failure =>
  new Failure('HOLD_EXPIRED', { detail: 'The hold of these seats has ended. Hold them again.' });

/** Throws NOT_FOUND, TICKETS_UNAVAILABLE, INVALID_STATE, TICKET_LIMIT. */
export const renewHold = async (ctx: Context, caller: Caller, holdId: string): Promise<{ hold: Hold }> => {
  const row = await getOwnHold(ctx, caller, holdId);
  const hasEnded = row.status === 'RELEASED' || (row.item_id === null && row.expires_at <= ctx.clock.now());
  if (!hasEnded) return getHold(ctx, caller, holdId);
  const { listing_id: listingId, quantity, companions } = row;
  const [seats] = parseRanges(row.seats);
  const companionsOnly = companions !== null && seats !== undefined && !hasSpace(seats, companions);
  return holdTickets(ctx, caller, { listingId, quantity, companionsOnly });
};

/** Gives seats back that were not ordered. Throws NOT_FOUND, INVALID_STATE. */
export const releaseHold = async (ctx: Context, caller: Caller, holdId: string): Promise<undefined> => {
  const row = await getOwnHold(ctx, caller, holdId);
  if (row.item_id !== null)
    throw new Failure('INVALID_STATE', { detail: 'These seats were ordered. Cancel the order instead.' });
  await freeSeats(ctx, { eventId: row.event_id, listingIds: [row.listing_id], returned: [row.id] });
  return undefined;
};
