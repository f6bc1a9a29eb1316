import type { FieldError } from '@golark/contract/errors/schemas';
import { bookingPath, stayPath } from '@golark/contract/paths';
import { getQuote, getStoredQuote } from '@golark/contract/pricing/calls';
import type { Quote } from '@golark/contract/pricing/schemas';
import { countByAge } from '@golark/contract/stays/rules';
import { redirect } from 'react-router';
import { callApi } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';
import { occupancyParam, type Refusal, refusalOf, type StayChoice } from '../stays/index.ts';
import { isBooked, listOwnBookings, overlaps } from './find-own-booking.ts';

/** What a quote is for, and the quote that the address names. */
type Asked = { search: StayChoice; couponCode: string; quoteId: string | null };

/** The nights are the caller's already. */
export type Own = { bookingId: string };

/** Taken nights may be the caller's own: booked, or held for another card, to which the address then leads. */
const findOwn = async (
  api: Api,
  propertyId: string,
  { search: { dateFrom = '', dateTo = '' }, quoteId }: Asked,
): Promise<Own | null> => {
  const asked = { arriveDay: dateFrom, departDay: dateTo };
  const own = (await listOwnBookings(api, propertyId)).filter((booking) => overlaps(booking, asked));
  const booked = own.find(isBooked);
  if (booked) return { bookingId: booked.id };
  const held = own[0];
  // the address already names that hold: redirecting to it again would loop
  if (!held || held.quoteId === quoteId) return null;
  const query = new URLSearchParams({
    quote: held.quoteId,
    dateFrom: held.arriveDay,
    dateTo: held.departDay,
  });
  throw redirect(bookingPath(propertyId, `?${query}`));
};

type NewQuote = Quote | Refusal | Own | { couponProblem: FieldError };

/** A quote for these dates, or why there is none. */
export const newQuote = async (api: Api, propertyId: string, asked: Asked): Promise<NewQuote> => {
  const { search, couponCode } = asked;
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
      ratePlan: search.ratePlan,
      ...occupancyParam(search),
    },
  });
  if (result.ok) return result.data;
  const couponProblem = result.error.errors?.find(({ path }) => path === 'couponCode');
  if (couponProblem) return { couponProblem };
  const refusal = refusalOf(result.error);
  if (refusal?.rule === 'rate_plan')
    return newQuote(api, propertyId, { ...asked, search: { ...search, ratePlan: 'standard' } });
  const own = refusal?.rule === 'taken' ? await findOwn(api, propertyId, asked) : null;
  if (own) return own;
  if (refusal) return refusal;
  throw new Response(result.error.detail, { status: result.error.statusCode });
};

/** As `newQuote`, without a coupon. */
export const newPlainQuote = async (
  api: Api,
  propertyId: string,
  asked: Omit<Asked, 'couponCode'>,
): Promise<Quote | Refusal | Own> => {
  const quote = await newQuote(api, propertyId, { ...asked, couponCode: '' });
  if ('couponProblem' in quote) throw new Error('a quote without a coupon has no problem with it');
  return quote;
};

export type Stored = { quote: Quote; heldOrderId: string | null };

/** A quote of this stay that is stored, or the booking that it became; null for any other id. */
export const findStored = async (
  api: Api,
  propertyId: string,
  quoteId: string,
): Promise<Stored | Own | null> => {
  const [stored, own] = await Promise.all([
    callApi(api, getStoredQuote, { params: { quoteId } }),
    listOwnBookings(api, propertyId),
  ]);
  const booking = own.find((one) => one.quoteId === quoteId);
  if (booking && isBooked(booking)) return { bookingId: booking.id };
  if (!stored.ok || stored.data.propertyId !== propertyId) return null;
  return { quote: stored.data, heldOrderId: booking?.orderId ?? null };
};
