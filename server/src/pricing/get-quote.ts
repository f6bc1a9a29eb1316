import type { Quote, Rate } from '@golark/contract/pricing/schemas';
import { datesUnavailable } from '#calendars';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { type Failure, invalidField, notFound } from '#platform/failure';
import { findStay, type StayRow } from '#stays';
import { applyCoupon } from './apply-coupon.ts';
import { cancellationLaws, lawsOf } from './cancellation-laws.ts';
import { brokenDates, loadSale } from './load-sale.ts';
import { presentRate } from './present-rate.ts';
import { priceOffer } from './price-offer.ts';
import { nightsOfOffer } from './price-passport.ts';
import { isOwnQuote, newQuoteId } from './quote-id.ts';
import { type QuoteTerms, termsOf, variantFor } from './quote-terms.ts';
import type { StayOfListing } from './requested-stay.ts';
import type { BrokenRule } from './rules/stay-rules.ts';
import { findQuote, insertQuote } from './store/quotes.ts';

const quoteMinutes = 15;

/** Why a stay has no price: the rule that it breaks, or nights that are not free. */
export type Refused = { refusal: 'rule'; rule: BrokenRule } | { refusal: 'unavailable' };

export const ruleFailure = ({
  path,
  rule,
  limit,
  day,
}: Omit<BrokenRule, 'path'> & { path: string }): Failure =>
  invalidField(path, `stay_${rule}`, {
    ...(limit === undefined ? {} : { limit }),
    ...(day === undefined ? {} : { day }),
  });

/** The price of a stay now, or why it is refused. Throws NOT_FOUND, VALIDATION_ERROR (couponCode). */
export const findTerms = async (
  ctx: Context,
  caller: Caller,
  { listingId, stay, couponCode }: StayOfListing,
): Promise<{ refused: Refused } | { refused: null; terms: QuoteTerms; listing: StayRow }> => {
  const broken = brokenDates(stay.dates);
  if (broken) return { refused: { refusal: 'rule', rule: broken } };
  const [sale, laws] = await Promise.all([
    loadSale(ctx, caller, { listingId, dates: stay.dates }),
    cancellationLaws(ctx),
  ]);
  const { stay: listing, rooms, now } = sale;
  const place = { stateId: listing.state_id, cityId: listing.city_id };
  const result = priceOffer(sale, stay);
  if (!result.ok) return { refused: result };
  const applies = variantFor(caller);
  const offer = couponCode
    ? (await applyCoupon(ctx, caller, { offer: result.offer, code: couponCode, listing })).offer
    : result.offer;
  const terms = termsOf(listing, {
    ...{ stay, offer, applies, now },
    nights: nightsOfOffer(offer, rooms),
    laws: lawsOf(laws, place),
  });
  return { refused: null, terms, listing };
};

/** The current price of a stay. Throws NOT_FOUND, VALIDATION_ERROR (naming the rule, or couponCode), DATES_UNAVAILABLE. */
const getTerms = async (
  ctx: Context,
  caller: Caller,
  wanted: StayOfListing,
): Promise<{ terms: QuoteTerms; listing: StayRow }> => {
  const found = await findTerms(ctx, caller, wanted);
  if (!found.refused) return found;
  throw found.refused.refusal === 'rule' ? ruleFailure(found.refused.rule) : datesUnavailable();
};

export const getRate = async (ctx: Context, caller: Caller, wanted: StayOfListing): Promise<Rate> => {
  const { terms, listing } = await getTerms(ctx, caller, wanted);
  return presentRate(terms, listing, caller.locale);
};

/** Stores the price for 15 minutes under an id that only its owner can use. Throws as `getRate`. */
export const createQuote = async (
  ctx: Context,
  caller: Caller,
  wanted: StayOfListing,
): Promise<{ quote: Quote; terms: QuoteTerms }> => {
  const { terms, listing } = await getTerms(ctx, caller, wanted);
  const quoteId = newQuoteId(ctx, caller);
  const expiresAt = new Date(ctx.clock.now().getTime() + quoteMinutes * 60_000);
  await insertQuote(ctx.db, { id: quoteId, listingId: listing.id, terms, expiresAt });
  const rate = presentRate(terms, listing, caller.locale);
  return { quote: { ...rate, quoteId, expiresAt: expiresAt.toISOString() }, terms };
};

/** A quote like an earlier one; at the policy of the host if the non-refundable rate is no longer offered. Throws as `getRate`. */
export const renewQuote: typeof createQuote = async (ctx, caller, wanted) => {
  const { refused } = await findTerms(ctx, caller, wanted);
  const isPlanGone = refused?.refusal === 'rule' && refused.rule.rule === 'rate_plan';
  const { stay } = wanted;
  return createQuote(
    ctx,
    caller,
    isPlanGone ? { ...wanted, stay: { ...stay, ratePlan: 'standard' } } : wanted,
  );
};

/**
 * A quote of this caller that was created earlier, with the variant that applies now; its row is deleted an hour after it
 * expired. Throws NOT_FOUND, also for the quote of another account or device.
 */
export const getStoredQuote = async (ctx: Context, caller: Caller, quoteId: string): Promise<Quote> => {
  if (!isOwnQuote(ctx, caller, quoteId)) throw notFound('This quote');
  const stored = await findQuote(ctx.db, quoteId);
  const stay = stored ? await findStay(ctx.db, stored.listing_id, caller.locale) : undefined;
  if (!stored || !stay) throw notFound('This quote');
  const rate = presentRate({ ...stored.terms, applies: variantFor(caller) }, stay, caller.locale);
  return { ...rate, quoteId, expiresAt: stored.expires_at.toISOString() };
};
