import { foldTyped } from '@golark/contract/text/fold';
import { type RawBuilder, sql } from 'kysely';
import { citiesPastDay } from '#destinations';
import type { SearchCriteria } from '#platform/search-engine';
import { isStayAllowed } from './allowed-stays.ts';
import { inBox, inRadius } from './area.ts';

interface Filter {
  field: keyof SearchCriteria;
  /** On a row `u` of `search_units`; null if the criteria do not filter by this field. */
  condition: (criteria: SearchCriteria, now: Date) => RawBuilder<unknown> | null;
}

/** A filter whose values are counted: each count leaves this filter out and applies all others. */
interface FacetFilter {
  field: 'stayType' | 'propertyTypes';
  /** The name of the facet in the response, and the column of `search_units` that it counts. */
  facet: 'stayType' | 'propertyType';
  column: 'stay_type' | 'property_type';
  /** The accepted values; an empty list accepts all. */
  values: (criteria: SearchCriteria) => readonly string[];
}

const hasTitle = (title: string): RawBuilder<unknown> => {
  const patterns = foldTyped(title)
    .filter(Boolean)
    .map((text) => `%${text}%`);
  return sql`u.listing_id IN (SELECT t.listing_id FROM listing_texts t WHERE t.search_text LIKE ANY (${patterns}::text[]))`;
};

/** No row has code 0, which is what an amenity has that no listing ever had. */
const hasAmenities = (amenities: readonly string[]): RawBuilder<unknown> => sql`u.amenities @> ARRAY(
  SELECT coalesce(a.code, 0) FROM unnest(${amenities}::text[]) AS wanted LEFT JOIN search_amenities a ON a.amenity = wanted)`;

const atLeast = (column: string, minimum: number): RawBuilder<unknown> | null =>
  minimum > 0 ? sql`${sql.ref(`u.${column}`)} >= ${minimum}` : null;

/** A listing has the clock of its city. */
const isNotOver = (arriveDay: string, now: Date): RawBuilder<unknown> | null => {
  const cities = citiesPastDay(arriveDay, now);
  return cities && sql`u.city_id NOT IN (${cities})`;
};

const equals = (column: string, value: string | null): RawBuilder<unknown> | null =>
  value === null ? null : sql`${sql.ref(`u.${column}`)} = ${value}`;

/** Each filter on the columns of `search_units`, once. The price is computed and therefore not among them. */
const filters: readonly Filter[] = [
  { field: 'party', condition: ({ party }) => atLeast('max_guests', party.adults + party.children) },
  { field: 'party', condition: ({ party }) => (party.pets ? sql`u.is_pets_allowed` : null) },
  { field: 'box', condition: ({ box }) => box && inBox(box) },
  { field: 'around', condition: ({ around }) => around && inRadius(around) },
  { field: 'dates', condition: ({ dates }, now) => dates && isNotOver(dates.arriveDay, now) },
  { field: 'dates', condition: ({ dates }, now) => dates && isStayAllowed(dates, now) },
  {
    field: 'amenities',
    condition: ({ amenities }) => (amenities.length > 0 ? hasAmenities(amenities) : null),
  },
  { field: 'smoking', condition: ({ smoking }) => (smoking ? sql`u.is_smoking_allowed` : null) },
  { field: 'instant', condition: ({ instant }) => (instant ? sql`u.is_instant_book` : null) },
  { field: 'beds', condition: ({ beds }) => atLeast('beds', beds) },
  { field: 'bedrooms', condition: ({ bedrooms }) => atLeast('bedrooms', bedrooms) },
  { field: 'bathrooms', condition: ({ bathrooms }) => atLeast('bathrooms', bathrooms) },
  { field: 'cityId', condition: ({ cityId }) => equals('city_id', cityId) },
  { field: 'stateId', condition: ({ stateId }) => equals('state_id', stateId) },
  {
    field: 'propertyManagerId',
    condition: ({ propertyManagerId }) => equals('property_manager_id', propertyManagerId),
  },
  { field: 'title', condition: ({ title }) => (title === null ? null : hasTitle(title)) },
];

export const facetFilters: readonly FacetFilter[] = [
  {
    field: 'stayType',
    facet: 'stayType',
    column: 'stay_type',
    values: ({ stayType }) => (stayType ? [stayType] : []),
  },
  {
    field: 'propertyTypes',
    facet: 'propertyType',
    column: 'property_type',
    values: ({ propertyTypes }) => propertyTypes,
  },
];

/** The condition of all filters except those of facets. */
export const matches = (criteria: SearchCriteria, now: Date): RawBuilder<unknown> => {
  const conditions = filters.flatMap(({ condition }) => condition(criteria, now) ?? []);
  return conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`;
};

/** The condition of the facets' filters, on the columns of a hit. */
export const matchesFacets = (criteria: SearchCriteria): RawBuilder<unknown> => {
  const conditions = facetFilters.flatMap(({ column, values }) => {
    const accepted = values(criteria);
    return accepted.length > 0 ? sql`${sql.ref(column)} = ANY (${accepted}::text[])` : [];
  });
  return conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`;
};
