import type { FieldError } from '@golark/contract/errors/schemas';
import { bookingPath, stayPath } from '@golark/contract/paths';
import { listCards } from '@golark/contract/payments/calls';
import type { Card } from '@golark/contract/payments/schemas';
import { getQuote, getStoredQuote } from '@golark/contract/pricing/calls';
import type { Quote } from '@golark/contract/pricing/schemas';
import { getProperty } from '@golark/contract/stays/calls';
import { countByAge } from '@golark/contract/stays/rules';
import type { Property } from '@golark/contract/stays/schemas';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';
import { type Refusal, readStayChoice, refusalOf, type StayChoice, writeStayChoice } from '../stays/index.ts';
import { occupancyOf } from '../stays/rooms/room-choice.ts';
import { isBooked, listOwnBookings, overlaps } from './find-own-booking.ts';

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

/** The nights are the caller's already. */
type Own = { bookingId: string };

/** Taken nights may be the caller's own: booked, or held for another card, to which the address then leads. */
const findOwn = async (api: Api, propertyId: string, url: URL): Promise<Own | null> => {
  const { dateFrom = '', dateTo = '' } = readStayChoice(url.searchParams);
  const asked = { arriveDay: dateFrom, departDay: dateTo };
  const own = (await listOwnBookings(api, propertyId)).filter((booking) => overlaps(booking, asked));
  const booked = own.find(isBooked);
  if (booked) return { bookingId: booked.id };
  const held = own[0];
  // the address already names that hold: redirecting to it again would loop
  if (!held || held.quoteId === url.searchParams.get('quote')) return null;
  const query = new URLSearchParams({
    quote: held.quoteId,
    dateFrom: held.arriveDay,
    dateTo: held.departDay,
  });
  throw redirect(bookingPath(propertyId, `?${query}`));
};

type NewQuote = Quote | Refusal | Own | { couponProblem: FieldError };

const newQuote = async (
  api: Api,
  propertyId: string,
  { url, couponCode, ratePlan }: { url: URL; couponCode: string; ratePlan?: StayChoice['ratePlan'] },
): Promise<NewQuote> => {
  const search = readStayChoice(url.searchParams);
  if (!search.dateFrom || !search.dateTo) throw redirect(stayPath(propertyId));
  const { children, infants } = countByAge(search.childAges);
  const result = await callApi(api, getQuote, {
    params: { globalId: propertyId },
    query: {
      arriveDay: search.dateFrom,
      departDay: search.dateTo,
      numAdults: search.adults,
      numChildren: children,
      numInfants: search.infants + infants,
      numPets: search.pets > 0 ? 1 : 0,
      ...(couponCode ? { couponCode } : {}),
      ratePlan: ratePlan ?? search.ratePlan,
      ...occupancyOf(search),
    },
  });
  if (result.ok) return result.data;
  const couponProblem = result.error.errors?.find(({ path }) => path === 'couponCode');
  if (couponProblem) return { couponProblem };
  const refusal = refusalOf(result.error);
  if (refusal?.rule === 'rate_plan')
    return newQuote(api, propertyId, { url, couponCode, ratePlan: 'standard' });
  const own = refusal?.rule === 'taken' ? await findOwn(api, propertyId, url) : null;
  if (own) return own;
  if (refusal) return refusal;
  throw new Response(result.error.detail, { status: result.error.statusCode });
};

type Stored = { quote: Quote; heldOrderId: string | null };
type Found = (Stored & { couponProblem: FieldError | null }) | Refusal | Own;

const couponCodeOf = (url: URL): string => (url.searchParams.get('couponCode') ?? '').trim().toUpperCase();

const findStored = async (api: Api, propertyId: string, quoteId: string): Promise<Stored | Own | null> => {
  const [stored, own] = await Promise.all([
    callApi(api, getStoredQuote, { params: { quoteId } }),
    listOwnBookings(api, propertyId),
  ]);
  const booking = own.find((one) => one.quoteId === quoteId);
  if (booking && isBooked(booking)) return { bookingId: booking.id };
  if (!stored.ok || stored.data.propertyId !== propertyId) return null;
  return { quote: stored.data, heldOrderId: booking?.orderId ?? null };
};

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
  let quote = await newQuote(api, propertyId, { url, couponCode });
  if ('couponProblem' in quote) {
    if (stored) return { ...stored, ...quote };
    quote = await newQuote(api, propertyId, { url, couponCode: '' });
  }
  if ('couponProblem' in quote) throw new Error('a quote without a coupon has no problem with it');
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
