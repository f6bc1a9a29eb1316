import type { EventsQuery } from '@golark/contract/events/schemas';
import { type Bounds, plainBounds } from '@golark/contract/search/bounds';
import { type RawBuilder, sql } from 'kysely';
import type { DayRange } from '../rules/days-of-word.ts';
import type { Point } from '../rules/read-area.ts';

export interface EventSearch
  extends Pick<EventsQuery, 'category' | 'genre' | 'from' | 'to' | 'radius' | 'stateId' | 'cityId' | 'sort'>,
    Pick<EventsQuery, 'venueId' | 'performerId' | 'priceTo'> {
  now: Date;
  /** Folded words, each of which has to occur in one of its forms. */
  words: readonly (readonly string[])[];
  /** How similar a word has to be, 0 to 1; null for what the database takes for similar, 0.6. */
  similarity: number | null;
  /** By the day that it is in the venue's time zone; null for any day. */
  daysByToday: Record<string, DayRange> | null;
  near: Point | null;
  bounds: Bounds | null;
}

type Condition = RawBuilder<unknown>;

const earthDiameter = 12_742_000;

/** Meters on the sphere, by haversine. */
export const distanceTo = ({
  lat,
  lng,
}: Point): Condition => sql`round(${earthDiameter}::float8 * asin(least(1, sqrt(
  sin(radians(v.latitude - ${lat}::float8) / 2) ^ 2
  + cos(radians(${lat}::float8)) * cos(radians(v.latitude)) * sin(radians(v.longitude - ${lng}::float8) / 2) ^ 2))))::int`;

/** Whether a day of the venue is meant by a word such as this-weekend, which starts on another day where it is later. */
const isOnDays = (byToday: Record<string, DayRange>, now: Date): Condition => {
  const today = sql`((${now}::timestamptz AT TIME ZONE v.time_zone)::date)`;
  const cases = Object.entries(byToday).map(
    ([day, { first, last }]) =>
      sql`(${today} = ${day}::date AND e.day BETWEEN ${first}::date AND ${last}::date)`,
  );
  return sql`(${sql.join(cases, sql` OR `)})`;
};

const isInBounds = (bounds: Bounds): Condition => {
  const boxes = plainBounds(bounds).map(
    ({ south, west, north, east }) =>
      sql`(v.latitude BETWEEN ${south} AND ${north} AND v.longitude BETWEEN ${west} AND ${east})`,
  );
  return sql`(${sql.join(boxes, sql` OR `)})`;
};

/** A short word is found at the start of a word only: `a` is similar to everything. */
const hasWord = (word: string, similarity: number | null): Condition => {
  if (word.length < 3) return sql`(' ' || e.search_text) LIKE ${`% ${word}%`}`;
  // the operator has an index
  const isSimilar =
    similarity === null
      ? sql`${word} <% e.search_text`
      : sql`word_similarity(${word}, e.search_text) >= ${similarity}`;
  return sql`(e.search_text LIKE ${`%${word}%`} OR ${isSimilar})`;
};

const isOf = (performerId: string): Condition => sql`EXISTS (SELECT FROM event_performers ep
  WHERE ep.event_id = e.id AND ep.performer_id = ${performerId})`;

/** What decides where, when and by whom; `e` is the event and `v` its venue. */
export const conditionsOf = (search: EventSearch): Condition => {
  const { now, near, bounds, words, daysByToday } = search;
  const conditions: (Condition | false | undefined)[] = [
    sql`e.status <> 'CANCELED' AND e.starts_at > ${now}`,
    search.venueId !== undefined && sql`e.venue_id = ${search.venueId}`,
    search.cityId !== undefined && sql`v.city_id = ${search.cityId}`,
    search.stateId !== undefined &&
      sql`v.city_id IN (SELECT id FROM cities WHERE state_id = ${search.stateId})`,
    search.performerId !== undefined && isOf(search.performerId),
    search.from !== undefined && sql`e.day >= ${search.from}::date`,
    search.to !== undefined && sql`e.day <= ${search.to}::date`,
    daysByToday !== null && isOnDays(daysByToday, now),
    near !== null && sql`${distanceTo(near)} <= ${search.radius}`,
    bounds !== null && isInBounds(bounds),
    ...words.map(
      (forms) =>
        sql`(${sql.join(
          forms.map((word) => hasWord(word, search.similarity)),
          sql` OR `,
        )})`,
    ),
  ];
  return sql.join(conditions.filter(Boolean), sql` AND `);
};

/** What the counts of the categories leave out. */
export const isOfKind = ({ category, genre }: Pick<EventSearch, 'category' | 'genre'>): Condition => {
  const ofCategory = category === undefined ? sql`true` : sql`category = ${category}`;
  return genre === undefined ? ofCategory : sql`${ofCategory} AND genre = ${genre}`;
};
