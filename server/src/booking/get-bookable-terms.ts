import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure, notFound } from '#platform/failure';
import { createQuote, isOwnQuote, type QuoteTerms, variantFor } from '#pricing';
import type { QuoteToBook } from './store.ts';

/**
 * What the guest was promised, in the variant that applies to the caller now, or to one who joins Go+ in the same order. An
 * expired quote, or one whose variant now costs more, is priced again: at most the total that was shown is booked, for a
 * higher one the guest is asked first. Throws QUOTE_EXPIRED, PRICE_CHANGED, and NOT_FOUND for the quote of another account or
 * device.
 */
export const getBookableTerms = async (
  ctx: Context,
  caller: AccountCaller,
  { quoteId, stored, joins }: { quoteId: string; stored: QuoteToBook['quote']; joins: boolean },
): Promise<QuoteTerms> => {
  if (!isOwnQuote(ctx, caller, quoteId)) throw notFound('This quote');
  if (!stored) throw new Failure('QUOTE_EXPIRED', { detail: 'This price has expired. Ask for a new one.' });
  const applies = joins ? 'member' : variantFor(caller);
  const shownTotal = stored.terms.offer[joins ? 'member' : stored.terms.applies].total;
  const isAsShown = ({ offer }: QuoteTerms): boolean => offer[applies].total <= shownTotal;
  if (stored.expires_at > ctx.clock.now() && isAsShown(stored.terms)) return { ...stored.terms, applies };
  const { listingId, stay } = stored.terms;
  const renewed = await createQuote(ctx, caller, { listingId, stay });
  if (isAsShown(renewed.terms)) return { ...renewed.terms, applies };
  throw new Failure('PRICE_CHANGED', {
    detail: 'The price has changed since it was quoted.',
    extra: { quote: renewed.quote },
  });
};
