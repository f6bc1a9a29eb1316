import type { PreparedItem } from '#orders';
import type { Context } from '#platform/context';
import { invalidField, notFound } from '#platform/failure';
import { findStayInBothLanguages } from '#stays';
import type { InsuranceSnapshot } from './insurance-snapshot.ts';
import { refundableUntil } from './rules/refundable-until.ts';
import { insertPolicy, type StoredInsuranceQuote } from './store.ts';

/** A stay that is ordered together with its insurance. */
export interface StayToInsure {
  itemId: string;
  listingId: string;
  arriveDay: string;
  departDay: string;
  /** Cents. */
  totalAmount: number;
  isRefundable: boolean;
  guest: { firstName: string; lastName: string };
}

/** Whether the quote is for exactly this stay: what is insured is what is paid. */
export const isQuoteFor = (quote: StoredInsuranceQuote, stay: StayToInsure): boolean =>
  quote.listing_id === stay.listingId &&
  quote.arrive_day === stay.arriveDay &&
  quote.depart_day === stay.departDay &&
  quote.insured_amount === stay.totalAmount &&
  quote.is_refundable === stay.isRefundable;

/**
 * The insurance of a stay as an order item, which has the id of its quote. Throws VALIDATION_ERROR (insuranceQuoteId) for a quote
 * that has expired or is for something else, and NOT_FOUND.
 */
export const prepareInsurance = async (
  ctx: Context,
  { accountId, quote, stays }: { accountId: string; quote: StoredInsuranceQuote; stays: StayToInsure[] },
): Promise<{ item: PreparedItem; stayItemId: string }> => {
  const now = ctx.clock.now();
  if (quote.expires_at <= now) throw invalidField('insuranceQuoteId', 'insurance_expired');
  const stay = stays.find((one) => isQuoteFor(quote, one));
  if (!stay) throw invalidField('insuranceQuoteId', 'insurance_other_stay');
  const listing = await findStayInBothLanguages(ctx.db, stay.listingId);
  if (!listing) throw notFound('This stay');
  const { id, reference } = quote;
  const until = refundableUntil(now, { arriveDay: stay.arriveDay, timeZone: listing.en.time_zone });
  const snapshot: InsuranceSnapshot = {
    insurer: { name: quote.insurer, isSample: quote.is_sample },
    coverage: quote.coverage,
    title: { en: listing.en.title, es: listing.es.title },
    refundableUntil: until.toISOString(),
    timeZone: listing.en.time_zone,
  };
  const amount = quote.premium_amount;
  const item: PreparedItem = {
    ...{ id, kind: 'insurance', snapshot, totalAmount: amount, memberSavingsAmount: 0 },
    lines: [{ code: 'insurance_premium', params: {}, quantity: 1, amount }],
    parties: { insurer: `insurer:${quote.insurer}` },
    needsApproval: false,
    // after the stays, whose nights other buyers wait for
    stockKey: `~insurance:${id}`,
    store: (trx) =>
      insertPolicy(trx, {
        id,
        stay_item_id: stay.itemId,
        arrive_day: stay.arriveDay,
        depart_day: stay.departDay,
        bought_at: now,
        account_id: accountId,
        reference,
        first_name: stay.guest.firstName,
        last_name: stay.guest.lastName,
      }),
  };
  return { item, stayItemId: stay.itemId };
};
