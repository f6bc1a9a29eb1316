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
import { readSearchQuery, type SearchQuery, writeStayQuery } from '../search/index.ts';
import { type Refusal, refusalOf } from '../stays/index.ts';
import { findOwnHold } from './find-own-hold.ts';

export type BookingPageData =
  | {
      kind: 'quoted';
      property: Property;
      quote: Quote;
      search: SearchQuery;
      cards: Card[];
      changePath: string;
    }
  | { kind: 'refused'; property: Property; refusal: Refusal; changePath: string };

const redirectToOwnHold = async (api: Api, propertyId: string, url: URL): Promise<void> => {
  const { dateFrom = '', dateTo = '' } = readSearchQuery(url.searchParams);
  const held = await findOwnHold(api, propertyId, { arriveDay: dateFrom, departDay: dateTo });
  // the address already names that hold: redirecting to it again would loop
  if (!held || held.quoteId === url.searchParams.get('quote')) return;
  const query = new URLSearchParams({
    quote: held.quoteId,
    dateFrom: held.arriveDay,
    dateTo: held.departDay,
  });
  throw redirect(bookingPath(propertyId, `?${query}`));
};

const newQuote = async (api: Api, propertyId: string, url: URL): Promise<Quote | Refusal> => {
  const search = readSearchQuery(url.searchParams);
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
    },
  });
  if (result.ok) return result.data;
  const refusal = refusalOf(result.error);
  if (refusal?.rule === 'taken') await redirectToOwnHold(api, propertyId, url);
  if (refusal) return refusal;
  throw new Response(result.error.detail, { status: result.error.statusCode });
};

/**
 * The stored quote that the address names, so that reloading keeps the price and the hold; otherwise a new quote, whose
 * id is added to the address.
 */
const findQuote = async (api: Api, propertyId: string, url: URL): Promise<Quote | Refusal> => {
  const quoteId = url.searchParams.get('quote');
  if (quoteId) {
    const stored = await callApi(api, getStoredQuote, { params: { quoteId } });
    if (stored.ok && stored.data.propertyId === propertyId) return stored.data;
  }
  const quote = await newQuote(api, propertyId, url);
  if ('rule' in quote) return quote;
  const query = new URLSearchParams(url.search);
  query.set('quote', quote.quoteId);
  throw redirect(`${url.pathname}?${query}`);
};

export const loadBookingPage = async (api: Api, propertyId: string, url: URL): Promise<BookingPageData> => {
  const [found, quote, cards] = await Promise.all([
    callApi(api, getProperty, { params: { globalId: propertyId } }),
    findQuote(api, propertyId, url),
    callApi(api, listCards),
  ]);
  const property = dataOrThrow(found);
  const search = readSearchQuery(url.searchParams);
  const changePath = stayPath(propertyId, writeStayQuery(search));
  if ('rule' in quote) return { kind: 'refused', property, refusal: quote, changePath };
  return { kind: 'quoted', property, quote, search, cards: dataOrThrow(cards).cards, changePath };
};
