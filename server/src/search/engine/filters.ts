import type { StayDates } from '@golark/contract/stays/rules';
import { foldTyped } from '@golark/contract/text/fold';
import { type RawBuilder, sql } from 'kysely';
import { citiesPastDay } from '#destinations';
import type { SearchCriteria } from '#platform/search-engine';
import { isStayAllowed } from './allowed-stays.ts';
import { inBoxes, inRadius } from './area.ts';
import { facetFilters, plainFilters } from './counted-filters.ts';
import { sleepsParty } from './sleeps-party.ts';

/** On a row `u` of `search_units`; null if the criteria do not filter by it. */
type Condition = (criteria: SearchCriteria, now: Date) => RawBuilder<unknown> | null;

const hasTitle = (title: string): RawBuilder<unknown> => {
  const patterns = foldTyped(title)
    .filter(Boolean)
    .map((text) => `%${text}%`);
  return sql`u.listing_id IN (SELECT t.listing_id FROM listing_texts t WHERE t.search_text LIKE ANY (${patterns}::text[]))`;
};

/** A listing has the clock of its city. */
const isNotOver = (arriveDay: string, now: Date): RawBuilder<unknown> | null => {
  const cities = citiesPastDay(arriveDay, now);
  return cities && sql`u.city_id NOT IN (${cities})`;
};

const isFree = (dates: StayDates, now: Date): RawBuilder<unknown> => {
  const notOver = isNotOver(dates.arriveDay, now);
  const allowed = isStayAllowed(dates, now);
  return notOver ? sql`(${notOver} AND ${allowed})` : sql`(${allowed})`;
};

const isFreeInAny = (windows: readonly StayDates[], now: Date): RawBuilder<unknown> =>
  sql`(${sql.join(
    windows.map((dates) => isFree(dates, now)),
    sql` OR `,
  )})`;

const equals = (column: string, value: string | null): RawBuilder<unknown> | null =>
  value === null ? null : sql`${sql.ref(`u.${column}`)} = ${value}`;

/** A hotel sleeps a party in rooms that are free on these nights. */
const conditionsOfDates: readonly Condition[] = [
  sleepsParty,
  ({ dates }, now) => dates && isFree(dates, now),
  ({ windows }, now) => (windows.length > 0 ? isFreeInAny(windows, now) : null),
];

/** Place and filters. The price is computed and therefore not among the conditions. */
const otherConditions: readonly Condition[] = [
  ({ party }) => (party.pets ? sql`u.is_pets_allowed` : null),
  ({ boxes }) => (boxes.length > 0 ? inBoxes(boxes) : null),
  ({ around }) => around && inRadius(around),
  ({ cityId }) => equals('city_id', cityId),
  ({ stateId }) => equals('state_id', stateId),
  ({ propertyManagerId }) => equals('property_manager_id', propertyManagerId),
  ({ title }) => (title === null ? null : hasTitle(title)),
  ...plainFilters.map(({ condition }) => condition),
];

const allOf = (found: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  found.length > 0 ? sql.join(found, sql` AND `) : sql`true`;

const allConditions = (
  conditions: readonly Condition[],
  criteria: SearchCriteria,
  now: Date,
): RawBuilder<unknown> => allOf(conditions.flatMap((condition) => condition(criteria, now) ?? []));

/** The part of `matches` that other dates decide in another way. */
export const matchesDates = (criteria: SearchCriteria, now: Date): RawBuilder<unknown> =>
  allConditions(conditionsOfDates, criteria, now);

/** The other part of `matches`. */
export const matchesPlace = (criteria: SearchCriteria, now: Date): RawBuilder<unknown> =>
  allConditions(otherConditions, criteria, now);

/** The condition of all filters except those of facets. */
export const matches = (criteria: SearchCriteria, now: Date): RawBuilder<unknown> =>
  sql`${matchesDates(criteria, now)} AND ${matchesPlace(criteria, now)}`;

/** The condition of the facets' filters, on the columns of a hit. */
export const matchesFacets = (criteria: SearchCriteria): RawBuilder<unknown> =>
  allOf(facetFilters.flatMap(({ condition }) => condition(criteria) ?? []));
