import { paymentReturnPath } from '@golark/contract/trip-paths';
import type { Transaction } from 'kysely';
import { freeNights, takeNights } from '#calendars';
import type { DB } from '#platform/database/tables';
import type { Fulfilment } from '#platform/fulfilment';
import { retakeCoupon, returnCoupon } from '#pricing';
import { findHeldChange, releaseChange } from './changes/store.ts';
import { reopenReturnedNights } from './returned/store.ts';
import type { StaySnapshot } from './stay-snapshot.ts';
import { markNights } from './store.ts';

/** Throws DATES_UNAVAILABLE, VALIDATION_ERROR (couponCode). */
const hold = async (trx: Transaction<DB>, bookingId: string): Promise<void> => {
  const stay = await markNights(trx, bookingId, true);
  if (stay) await takeNights(trx, stay);
  await retakeCoupon(trx, bookingId);
};

const release = async (trx: Transaction<DB>, bookingId: string): Promise<void> => {
  const stay = await markNights(trx, bookingId, false);
  if (stay) await freeNights(trx, stay);
  await reopenReturnedNights(trx, bookingId);
  const heldChange = await findHeldChange(trx, bookingId);
  if (heldChange) await releaseChange(trx, heldChange);
  await returnCoupon(trx, { itemId: bookingId, isRefunded: false });
};

/** Stays: nights are taken when they are held, so that confirming changes nothing more. */
export const stayFulfilment: Fulfilment = {
  hold,
  confirm: async () => undefined,
  release: (trx, bookingId) => release(trx, bookingId),
  returnPath: ({ id }) => paymentReturnPath(id),
  timeZoneOf: ({ snapshot }) => (snapshot as StaySnapshot).timeZone,
  describe: ({ snapshot }, locale) => (snapshot as StaySnapshot).title[locale],
};
