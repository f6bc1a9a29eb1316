import { booksTimeZone } from '@golark/contract/brand';
import { tripsPath } from '@golark/contract/paths';
import type { Fulfilment } from '#platform/fulfilment';
import { translatorOf } from '#platform/translator-of';
import type { InsuranceSnapshot } from './insurance-snapshot.ts';
import { markPolicyCurrent } from './store.ts';

/** Insurances: there is no stock. The insurer issues a policy once its order is paid, and hears of its end, by listeners. */
export const insuranceFulfilment: Fulfilment = {
  hold: (trx, id) => markPolicyCurrent(trx, { id, isCurrent: true }),
  confirm: async () => undefined,
  release: (trx, id) => markPolicyCurrent(trx, { id, isCurrent: false }),
  // an insurance follows the stay in its order, to whose trip the buyer returns
  returnPath: () => tripsPath(),
  timeZoneOf: ({ snapshot }) => (snapshot as InsuranceSnapshot).timeZone ?? booksTimeZone,
  describe: ({ snapshot }, locale) =>
    translatorOf(locale, 'policies')('item', { stay: (snapshot as InsuranceSnapshot).title[locale] }),
};
