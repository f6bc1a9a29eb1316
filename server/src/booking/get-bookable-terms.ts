import type { PaymentPlan } from '@golark/contract/pricing/payment-plans';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure, notFound } from '#platform/failure';
import {
  applyCoupon,
  depositOfQuote,
  isOwnQuote,
  policyOfQuote,
  type QuoteTerms,
  renewQuote,
  variantFor,
} from '#pricing';
import { findStay } from '#stays';
import type { QuoteToBook } from './store.ts';
import { takeOverUses, unlessBooked } from './take-over-coupon.ts';

const isSameDeposit = (terms: QuoteTerms, shown: QuoteTerms): boolean => {
  const [now, then] = [depositOfQuote(terms), depositOfQuote(shown)];
  return now?.percent === then?.percent && now?.dueOn === then?.dueOn;
};

interface Asked {
  quoteId: string;
  stored: QuoteToBook['quote'];
  joins: boolean;
  /** That of the quote if undefined. */
  couponCode: string | undefined;
  paymentPlan: PaymentPlan | undefined;
}

/**
 * The terms with what a coupon does to their price now; it may have been used up since the quote. An unpaid order of the caller that
 * has its last use is ended.
 */
const withCoupon = async (
  ctx: Context,
  caller: AccountCaller,
  { terms, code }: { terms: QuoteTerms; code: string | undefined },
): Promise<QuoteTerms> => {
  if (code === undefined) return terms;
  const listing = await findStay(ctx.db, terms.listingId, caller.locale);
  if (!listing) throw notFound('This stay');
  const { offer, toTakeOver } = await applyCoupon(ctx, caller, { offer: terms.offer, code, listing });
  await takeOverUses(ctx, caller, toTakeOver);
  return { ...terms, offer };
};

/**
 * What the guest was promised, in the variant that applies to the caller now, or to one who joins Go+ in the same order. An
 * expired quote, or one whose variant now costs more, is priced again: at most the total that was shown is booked, under the policy, and
 * with the deposit, that was shown; otherwise the guest is asked first. Throws QUOTE_EXPIRED, PRICE_CHANGED, VALIDATION_ERROR
 * (couponCode), IDEMPOTENCY_IN_PROGRESS, and NOT_FOUND for the quote of another account or device.
 */
export const getBookableTerms = async (
  ctx: Context,
  caller: AccountCaller,
  { quoteId, stored, joins, couponCode, paymentPlan }: Asked,
): Promise<QuoteTerms> => {
  if (!isOwnQuote(ctx, caller, quoteId)) throw notFound('This quote');
  if (!stored) throw new Failure('QUOTE_EXPIRED', { detail: 'This price has expired. Ask for a new one.' });
  const { listingId, stay, offer: shown } = stored.terms;
  const code = couponCode ?? shown.inputs.coupon?.code;
  const applies = joins ? 'member' : variantFor(caller);
  const shownTotal = shown[joins ? 'member' : stored.terms.applies].total;
  const isAsShown = (terms: QuoteTerms): boolean =>
    terms.offer[applies].total <= shownTotal &&
    policyOfQuote(terms) === policyOfQuote(stored.terms) &&
    (paymentPlan !== 'deposit' || isSameDeposit(terms, stored.terms));
  return unlessBooked(ctx, { quoteId, accountId: caller.accountId }, async () => {
    if (stored.expires_at > ctx.clock.now() && isAsShown(stored.terms))
      return { ...(await withCoupon(ctx, caller, { terms: stored.terms, code })), applies };
    const renewed = await renewQuote(ctx, caller, { listingId, stay, couponCode: code });
    if (!isAsShown(renewed.terms))
      throw new Failure('PRICE_CHANGED', {
        detail: 'The price or the cancellation policy has changed since it was quoted.',
        extra: { quote: renewed.quote },
      });
    return { ...(await withCoupon(ctx, caller, { terms: renewed.terms, code })), applies };
  });
};
