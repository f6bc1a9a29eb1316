import { isCalendarDay } from '@golark/contract/dates/rules';
import { stayPath } from '@golark/contract/paths';
import { listCards } from '@golark/contract/payments/calls';
import type { Card } from '@golark/contract/payments/schemas';
import type { Quote, Rate } from '@golark/contract/pricing/schemas';
import { getProperty } from '@golark/contract/stays/calls';
import type { Property } from '@golark/contract/stays/schemas';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import type { Api } from '../../platform/request-context.ts';
import {
  loadRate,
  type Refusal,
  readStayChoice,
  type StayChoice,
  writeStayChoice,
} from '../../stays/index.ts';
import { findStored, newPlainQuote, type Own, type Stored } from '../find-quote.ts';

/** A home in its part of the dates. */
export interface SplitPart<Priced extends Rate = Rate> {
  property: Property;
  search: StayChoice;
  quote: Priced;
}

type Parts<Priced extends Rate> = readonly [first: SplitPart<Priced>, second: SplitPart<Priced>];

export type SplitPageData = { changePath: string } & (
  | { kind: 'quoted'; parts: Parts<Quote>; cards: Card[]; isHeld: boolean }
  | { kind: 'visitor'; parts: Parts<Rate> }
  | { kind: 'booked'; property: Property; bookingId: string }
  | { kind: 'refused'; property: Property; refusal: Refusal }
);

type Ids = { id: string; secondId: string };
type Asked = { ids: Ids; url: URL };

/** The dates of both homes; without a day between them, the stay's own page asks for dates. */
const searchesOf = ({ ids, url }: Asked): readonly [StayChoice, StayChoice] => {
  const search = { ...readStayChoice(url.searchParams), rooms: undefined };
  const { dateFrom = '', dateTo = '' } = search;
  const changeDay = url.searchParams.get('changeDay') ?? '';
  if (!isCalendarDay(changeDay) || changeDay <= dateFrom || changeDay >= dateTo)
    throw redirect(stayPath(ids.id));
  return [
    { ...search, dateTo: changeDay },
    { ...search, dateFrom: changeDay },
  ];
};

/** The stay's own page with the dates of both. */
const changePathOf = ({ id }: Ids, url: URL): string =>
  stayPath(id, writeStayChoice(readStayChoice(url.searchParams)));

const quoteNames = ['quote', 'secondQuote'] as const;

type Quoted = Stored | Own | Refusal;

const findPart = async (
  api: Api,
  propertyId: string,
  { search, quoteId }: { search: StayChoice; quoteId: string | null },
): Promise<Quoted> => {
  const stored = quoteId ? await findStored(api, propertyId, quoteId) : null;
  if (stored) return stored;
  const quote = await newPlainQuote(api, propertyId, { search, quoteId });
  return 'rule' in quote || 'bookingId' in quote ? quote : { quote, heldOrderId: null };
};

const loadProperties = async (api: Api, { id, secondId }: Ids): Promise<readonly [Property, Property]> => {
  const [first, second] = await Promise.all(
    [id, secondId].map((globalId) => callApi(api, getProperty, { params: { globalId } })),
  );
  if (!first || !second) throw new Error('two stays were asked for');
  const properties = [dataOrThrow(first), dataOrThrow(second)] as const;
  // an order has one answer: a home whose host has to accept first is booked by itself
  const asking = properties.find(({ instantBook }) => !instantBook);
  if (asking) throw redirect(stayPath(asking.id));
  return properties;
};

/** The address with the quotes, so that reloading leaves the prices and the hold as they are. */
const withQuotes = (url: URL, quotes: readonly Quote[]): string => {
  const query = new URLSearchParams(url.search);
  for (const [place, name] of quoteNames.entries()) query.set(name, quotes[place]?.quoteId ?? '');
  return `${url.pathname}?${query}`;
};

/** Both homes with the price of each, for their guest. */
export const loadSplitPage = async (api: Api, ids: Ids, url: URL): Promise<SplitPageData> => {
  const searches = searchesOf({ ids, url });
  const quoteIds = quoteNames.map((name) => url.searchParams.get(name));
  const [properties, first, second, cards] = await Promise.all([
    loadProperties(api, ids),
    findPart(api, ids.id, { search: searches[0], quoteId: quoteIds[0] ?? null }),
    findPart(api, ids.secondId, { search: searches[1], quoteId: quoteIds[1] ?? null }),
    callApi(api, listCards),
  ]);
  const changePath = changePathOf(ids, url);
  for (const [place, part] of [first, second].entries()) {
    const property = properties[place === 0 ? 0 : 1];
    if ('bookingId' in part) return { kind: 'booked', property, bookingId: part.bookingId, changePath };
    if ('rule' in part) return { kind: 'refused', property, refusal: part, changePath };
  }
  if (!('quote' in first && 'quote' in second)) throw new Error('both homes have a quote here');
  const quotes = [first.quote, second.quote];
  if (quotes.some(({ quoteId }, place) => quoteId !== quoteIds[place]))
    throw redirect(withQuotes(url, quotes));
  return {
    kind: 'quoted',
    parts: [
      { property: properties[0], search: searches[0], quote: first.quote },
      { property: properties[1], search: searches[1], quote: second.quote },
    ],
    cards: dataOrThrow(cards).cards,
    isHeld: first.heldOrderId !== null,
    changePath,
  };
};

/** The same for visitors, without quotes. */
export const loadVisitorSplit = async (api: Api, ids: Ids, url: URL): Promise<SplitPageData> => {
  const searches = searchesOf({ ids, url });
  const [properties, first, second] = await Promise.all([
    loadProperties(api, ids),
    loadRate(api, ids.id, searches[0]),
    loadRate(api, ids.secondId, searches[1]),
  ]);
  const changePath = changePathOf(ids, url);
  if (first.kind === 'refused')
    return { kind: 'refused', property: properties[0], refusal: first.refusal, changePath };
  if (second.kind === 'refused')
    return { kind: 'refused', property: properties[1], refusal: second.refusal, changePath };
  if (first.kind === 'none' || second.kind === 'none') throw redirect(changePath);
  return {
    kind: 'visitor',
    parts: [
      { property: properties[0], search: searches[0], quote: first.rate },
      { property: properties[1], search: searches[1], quote: second.rate },
    ],
    changePath,
  };
};
