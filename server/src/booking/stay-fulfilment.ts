import type { Transaction } from 'kysely';
import { freeNights, takeNights } from '#calendars';
import type { DB } from '#platform/database/tables';
import type { Fulfilment } from '#platform/fulfilment';
import type { StaySnapshot } from './stay-snapshot.ts';
import { markNights } from './store.ts';

/** Takes the nights of a stored booking, room types in the order of their ids. Throws DATES_UNAVAILABLE. */
const hold = async (trx: Transaction<DB>, bookingId: string): Promise<void> => {
  const stay = await markNights(trx, bookingId, true);
  for (const { roomTypeId, units } of stay?.rooms ?? []) {
    await takeNights(trx, {
      roomTypeId,
      units,
      arriveDay: stay?.arriveDay ?? '',
      departDay: stay?.departDay ?? '',
    });
  }
};

const release = async (trx: Transaction<DB>, bookingId: string): Promise<void> => {
  const stay = await markNights(trx, bookingId, false);
  for (const { roomTypeId, units } of stay?.rooms ?? []) {
    await freeNights(trx, {
      roomTypeId,
      units,
      arriveDay: stay?.arriveDay ?? '',
      departDay: stay?.departDay ?? '',
    });
  }
};

/** Stays: nights are taken when they are held, so that confirming changes nothing more. */
export const stayFulfilment: Fulfilment = {
  hold,
  confirm: async () => undefined,
  release: (trx, bookingId) => release(trx, bookingId),
  describe: ({ snapshot }, locale) => (snapshot as StaySnapshot).title[locale],
};
