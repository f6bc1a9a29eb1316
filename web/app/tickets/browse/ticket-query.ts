import { isCalendarDay } from '@golark/contract/dates/rules';
import {
  type EventCategory,
  type EventSort,
  eventCategories,
  eventSorts,
  type TimeWord,
  timeWords,
} from '@golark/contract/events/rules';

export type Point = { lat: number; lng: number };

/** The part of a search of events that is in the query of its address. */
export type TicketQuery = {
  /** Words of an event, performer, venue or city. */
  q: string;
  /** A place as it was typed. */
  where: string;
  ll: Point | null;
  /** Meters. */
  radius: number | null;
  dateFrom: string | null;
  dateTo: string | null;
  category: EventCategory | null;
  when: TimeWord | null;
  /** Whole dollars, all-in per ticket. */
  priceTo: number | null;
  sort: EventSort;
  page: number;
};

const mostWords = 120;

const whole = (text: string | null, { from, to }: { from: number; to: number }): number | null => {
  const number = Number(text ?? Number.NaN);
  return text && Number.isInteger(number) && number >= from && number <= to ? number : null;
};

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | null =>
  words.find((word) => word === text) ?? null;

const day = (text: string | null): string | null => (text && isCalendarDay(text) ? text : null);

const point = (text: string | null): Point | null => {
  const numbers = (text ?? '').split(',').map((part) => (part.trim() ? Number(part) : Number.NaN));
  const [lat = Number.NaN, lng = Number.NaN, ...others] = numbers;
  return others.length === 0 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
};

/** Reads the query of an address; invalid values are ignored. */
export const readTicketQuery = (query: URLSearchParams): TicketQuery => {
  const words = (name: string) => (query.get(name) ?? '').trim().slice(0, mostWords);
  const [dateFrom, dateTo] = [day(query.get('dateFrom')), day(query.get('dateTo'))];
  return {
    q: words('q'),
    where: words('where'),
    ll: point(query.get('ll')),
    radius: whole(query.get('radius'), { from: 1000, to: 1_000_000 }),
    dateFrom,
    dateTo: dateFrom && dateTo && dateTo < dateFrom ? null : dateTo,
    category: oneOf(eventCategories, query.get('event_type')),
    when: oneOf(timeWords, query.get('when')),
    priceTo: whole(query.get('priceTo'), { from: 1, to: 10_000 }),
    sort: oneOf(eventSorts, query.get('sort')) ?? 'soonest',
    page: whole(query.get('page'), { from: 1, to: 1000 }) ?? 1,
  };
};

/** The query string, without empty and default values. */
export const writeTicketQuery = (asked: TicketQuery): string => {
  const entries = {
    q: asked.q,
    where: asked.where,
    ll: asked.ll ? `${asked.ll.lat},${asked.ll.lng}` : '',
    radius: asked.radius ?? '',
    dateFrom: asked.dateFrom ?? '',
    dateTo: asked.dateTo ?? '',
    event_type: asked.category ?? '',
    when: asked.when ?? '',
    priceTo: asked.priceTo ?? '',
    sort: asked.sort === 'soonest' ? '' : asked.sort,
    page: asked.page > 1 ? asked.page : '',
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(entries)) if (value !== '') query.set(name, String(value));
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
};

export const emptyTicketQuery: TicketQuery = readTicketQuery(new URLSearchParams());
