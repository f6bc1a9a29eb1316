import { nightsBetween } from '@golark/contract/dates/rules';
import type { Quote, Rate } from '@golark/contract/pricing/schemas';
import { datesUnavailable, listOffers } from '#calendars';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { type Failure, invalidField, notFound } from '#platform/failure';
import { findStay, type StayRow } from '#stays';
import { presentRate } from './present-rate.ts';
import { priceOffer } from './price-offer.ts';
import { isOwnQuote, newQuoteId } from './quote-id.ts';
import { type QuoteTerms, termsOf, variantFor } from './quote-terms.ts';
import type { StayOfListing } from './requested-stay.ts';
import { type BrokenRule, brokenDates } from './rules/stay-rules.ts';
import { findQuote, insertQuote } from './store/quotes.ts';
import { taxesOf, taxTable } from './taxes.ts';

const quoteMinutes = 15;
const maxQuoteNights = 365;

const ruleFailure = ({ path, rule, limit }: BrokenRule): Failure =>
  invalidField(path, `stay_${rule}`, limit === undefined ? {} : { limit });

/** The current price of a stay. Throws NOT_FOUND, VALIDATION_ERROR (naming the rule), DATES_UNAVAILABLE. */
const getTerms = async (
  ctx: Context,
  caller: Caller,
  { listingId, stay }: StayOfListing,
): Promise<{ terms: QuoteTerms; listing: StayRow }> => {
  const { arriveDay: from, departDay: until } = stay.dates;
  const broken = brokenDates(stay.dates);
  if (broken) throw ruleFailure(broken);
  if (nightsBetween(from, until) > maxQuoteNights) {
    throw invalidField('departDay', 'stay_max_nights', { limit: maxQuoteNights });
  }
  const [found, taxes] = await Promise.all([
    listOffers(ctx.db, [listingId], { from, until, locale: caller.locale }),
    taxTable(ctx),
  ]);
  const offered = found.get(listingId);
  if (!offered) throw notFound('This stay');
  const { stay: listing, rooms } = offered;
  const now = ctx.clock.now();
  const place = { stateId: listing.state_id, cityId: listing.city_id };
  const result = priceOffer({ stay: listing, rooms, taxes: taxesOf(taxes, place), now }, stay);
  if (!result.ok) throw result.refusal === 'rule' ? ruleFailure(result.rule) : datesUnavailable();
  const applies = variantFor(caller);
  return { terms: termsOf(listing, { stay, offer: result.offer, applies, now }), listing };
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

/**
 * A quote of this caller that was created earlier, with the variant that applies now; its row is deleted an hour after it
 * expired. Throws NOT_FOUND, also for the quote of another account or device.
 */
export const getStoredQuote = async (ctx: Context, caller: Caller, quoteId: string): Promise<Quote> => {
  if (!isOwnQuote(ctx, caller, quoteId)) throw notFound('This quote');
  const stored = await findQuote(ctx.db, quoteId);
  const stay = stored ? await findStay(ctx.db, stored.listing_id, caller.locale) : undefined;
  if (!stored || !stay) throw notFound('This quote');
  const { stay: requested, offer, applies } = stored.terms;
  const current = variantFor(caller);
  const terms =
    applies === current
      ? stored.terms
      : termsOf(stay, { stay: requested, offer, applies: current, now: ctx.clock.now() });
  const rate = presentRate(terms, stay, caller.locale);
  return { ...rate, quoteId, expiresAt: stored.expires_at.toISOString() };
};
