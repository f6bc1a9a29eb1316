import type { Hold } from '@golark/contract/tickets/order-schemas';
import type { WaitingPlace } from '@golark/contract/waiting-list/schemas';
import { sql } from 'kysely';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { Failure, notFound } from '#platform/failure';
import { freeSeats } from '../expire-holds.ts';
import { isWaitingKey } from '../order-key.ts';
import { holdExpired } from '../own-holds.ts';
import { presentHold } from '../present-hold.ts';
import { findHoldById } from '../store/holds.ts';
import { offerSeats } from './offer-seats.ts';
import { presentWaiting, waitingStatusOf } from './present-waiting.ts';
import { findWaitedEvent, type WaitedEvent } from './waited-event.ts';
import {
  countWaiting,
  endWaiting,
  findPlace,
  findPlaceOfAccount,
  lockList,
  type WaitingRow,
} from './waiting-store.ts';

const weekMilliseconds = 7 * 86_400_000;

export interface PlaceAccess {
  placeId: string;
  /** Of the link in the email; the account that waits needs none. */
  key?: string | undefined;
}

interface Waiting {
  row: WaitingRow;
  event: WaitedEvent;
}

const withEvent = async (ctx: Context, row: WaitingRow): Promise<Waiting> => {
  const event = await findWaitedEvent(ctx.db, row.event_id);
  if (!event) throw notFound('This event');
  return { row, event };
};

/** Throws NOT_FOUND for the place of somebody else. */
const findOwn = async (
  ctx: Context,
  { session }: Caller,
  { placeId, key }: PlaceAccess,
): Promise<Waiting> => {
  const row = isUuid(placeId) ? await findPlace(ctx.db, placeId) : undefined;
  const hasKey = key !== undefined && isWaitingKey(ctx.secret, { placeId, key });
  const isTheirs = session !== null && row?.account_id === session.account.accountId;
  if (!row || !(hasKey || isTheirs)) throw notFound('This place on a waiting list');
  return withEvent(ctx, row);
};

/** How long the list is, and where the caller's account is on it. Throws NOT_FOUND. */
export const getWaitingList = async (
  ctx: Context,
  { session }: Caller,
  eventId: string,
): Promise<{ waitingCount: number; servedCount: number; place: WaitingPlace | null }> => {
  const event = await findWaitedEvent(ctx.db, eventId);
  if (!event) throw notFound('This event');
  const since = new Date(ctx.clock.now().getTime() - weekMilliseconds);
  const accountId = session?.account.accountId ?? null;
  const row = await findPlaceOfAccount(ctx.db, { eventId, accountId });
  return {
    ...(await countWaiting(ctx.db, { eventId, since })),
    place: row ? presentWaiting(ctx, { row, event }) : null,
  };
};

/** Throws NOT_FOUND. */
export const getWaitingPlace = async (
  ctx: Context,
  caller: Caller,
  access: PlaceAccess,
): Promise<{ place: WaitingPlace }> => ({ place: presentWaiting(ctx, await findOwn(ctx, caller, access)) });

/** Gives up the place, or the seats that are offered: the next one is offered them at once. Throws NOT_FOUND, INVALID_STATE. */
export const leaveWaitingList = async (
  ctx: Context,
  caller: Caller,
  access: PlaceAccess,
): Promise<{ place: WaitingPlace }> => {
  const { row, event } = await findOwn(ctx, caller, access);
  const now = ctx.clock.now();
  const isOpenOffer = waitingStatusOf(row, event, now) === 'OFFERED' && row.hold_item_id === null;
  if (isOpenOffer && row.hold_id && row.listing_id) {
    const of = { eventId: row.event_id, listingIds: [row.listing_id], returned: [row.hold_id] };
    await freeSeats(ctx, of);
    await offerSeats(ctx, { eventId: row.event_id });
    return getWaitingPlace(ctx, caller, access);
  }
  const hasLeft = await ctx.db.transaction().execute(async (trx) => {
    await lockList(trx, row.event_id);
    return endWaiting(trx, { id: row.id, status: 'LEFT', now });
  });
  if (!hasLeft) throw new Failure('INVALID_STATE', { detail: 'This place is no longer on the list.' });
  return getWaitingPlace(ctx, caller, access);
};

/** The link of the offer moves the hold to the browser that opens it. Throws NOT_FOUND, HOLD_EXPIRED. */
export const takeOffer = async (
  ctx: Context,
  caller: Caller,
  access: PlaceAccess,
): Promise<{ hold: Hold }> => {
  const { row, event } = await findOwn(ctx, caller, access);
  if (row.hold_id === null || waitingStatusOf(row, event, ctx.clock.now()) !== 'OFFERED') throw holdExpired();
  const accountId = caller.session?.account.accountId ?? null;
  await ctx.db.transaction().execute((trx) =>
    sql`UPDATE ticket_holds SET account_id = ${accountId}, device_id = ${caller.deviceId}
        WHERE id = ${row.hold_id} AND status = 'HELD' AND item_id IS NULL`.execute(trx),
  );
  const hold = await findHoldById(ctx.db, row.hold_id);
  if (!hold) throw holdExpired();
  return { hold: await presentHold(ctx, hold, { caller }) };
};
