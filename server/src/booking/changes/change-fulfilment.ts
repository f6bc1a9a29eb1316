import { booksTimeZone } from '@golark/contract/brand';
import { paymentReturnPath } from '@golark/contract/trip-paths';
import type { Fulfilment } from '#platform/fulfilment';
import { translatorOf } from '#platform/translator-of';
import type { Localized } from '../stay-snapshot.ts';
import { applyChange, holdChangeAgain, releaseChange } from './store.ts';

/** A change of a booked stay as an order item. */
export interface ChangeSnapshot {
  bookingId: string;
  confirmationCode: string;
  title: Localized<string>;
  /** A change from before it was recorded has none. */
  timeZone?: string;
}

/**
 * Changes of stays: the nights that they add are taken when they are held, the others freed when they are confirmed. A booking that was canceled
 * in the meantime is not changed; `follow-up-order.ts` then refunds what was paid.
 */
export const changeFulfilment: Fulfilment = {
  hold: holdChangeAgain,
  confirm: async (trx, changeId, at) => {
    await applyChange(trx, changeId, { at, actor: 'guest' });
  },
  release: (trx, changeId) => releaseChange(trx, changeId),
  returnPath: ({ snapshot }) => paymentReturnPath((snapshot as ChangeSnapshot).bookingId),
  timeZoneOf: ({ snapshot }) => (snapshot as ChangeSnapshot).timeZone ?? booksTimeZone,
  describe: ({ snapshot }, locale) => {
    const { title, confirmationCode } = snapshot as ChangeSnapshot;
    return translatorOf(locale, 'bookingChanges')('item', { stay: title[locale], code: confirmationCode });
  },
};
