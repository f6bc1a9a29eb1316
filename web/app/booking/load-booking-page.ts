import type { FieldError } from '@golark/contract/errors/schemas';
import { stayPath } from '@golark/contract/paths';
import { listCards } from '@golark/contract/payments/calls';
import type { Card } from '@golark/contract/payments/schemas';
import type { Quote } from '@golark/contract/pricing/schemas';
import { getProperty } from '@golark/contract/stays/calls';
import type { Property } from '@golark/contract/stays/schemas';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';
import { type Refusal, readStayChoice, type StayChoice, writeStayChoice } from '../stays/index.ts';
import { findStored, newPlainQuote, newQuote, type Own, type Stored } from './find-quote.ts';

export type BookingPageData =
  | {
      kind: 'quoted';
      property: Property;
      quote: Quote;
      /** In which the quote is held for another card. */
      heldOrderId: string | null;
      search: StayChoice;
      cards: Card[];
      changePath: string;
      coupon: CouponOfPage;
    }
  | { kind: 'booked'; property: Property; bookingId: string; changePath: string }
  | { kind: 'refused'; property: Property; refusal: Refusal; changePath: string };

/** The code in the address, and why it does not apply; the quote is one without it then. */
export type CouponOfPage = { code: string; problem: FieldError | null };

type Found = (Stored & { couponProblem: FieldError | null }) | Refusal | Own;

const couponCodeOf = (url: URL): string => (url.searchParams.get('couponCode') ?? '').trim().toUpperCase();

/**
 * The stored quote that the address names, so that reloading keeps the price and the hold; otherwise a new quote, with the
 * coupon of the address if it applies, whose id is added to the address.
 */
const findQuote = async (api: Api, propertyId: string, url: URL): Promise<Found> => {
  const quoteId = url.searchParams.get('quote');
  const couponCode = couponCodeOf(url);
  const stored = quoteId ? await findStored(api, propertyId, quoteId) : null;
  if (stored && 'bookingId' in stored) return stored;
  if (stored && (!couponCode || stored.quote.coupon?.code === couponCode))
    return { ...stored, couponProblem: null };
  const search = readStayChoice(url.searchParams);
  const withCoupon = await newQuote(api, propertyId, { search, couponCode, quoteId });
  const hasProblem = 'couponProblem' in withCoupon;
  if (hasProblem && stored) return { ...stored, ...withCoupon };
  const quote = hasProblem ? await newPlainQuote(api, propertyId, { search, quoteId }) : withCoupon;
  if ('rule' in quote || 'bookingId' in quote) return quote;
  const query = new URLSearchParams(url.search);
  query.set('quote', quote.quoteId);
  throw redirect(`${url.pathname}?${query}`);
};

export const loadBookingPage = async (api: Api, propertyId: string, url: URL): Promise<BookingPageData> => {
  const [found, quoted, cards] = await Promise.all([
    callApi(api, getProperty, { params: { globalId: propertyId } }),
    findQuote(api, propertyId, url),
    callApi(api, listCards),
  ]);
  const property = dataOrThrow(found);
  const search = readStayChoice(url.searchParams);
  const changePath = stayPath(propertyId, writeStayChoice(search));
  if ('bookingId' in quoted) return { kind: 'booked', property, bookingId: quoted.bookingId, changePath };
  if ('rule' in quoted) return { kind: 'refused', property, refusal: quoted, changePath };
  const { quote, heldOrderId, couponProblem: problem } = quoted;
  const coupon = { code: couponCodeOf(url), problem };
  return {
    ...{ kind: 'quoted', property, quote, heldOrderId, search, changePath, coupon },
    cards: dataOrThrow(cards).cards,
  };
};
