import { doorWidths, stepLimits } from '@golark/contract/stays/accessibility';
import { amenityLists } from '@golark/contract/stays/amenities';
import { type RawBuilder, sql } from 'kysely';
import type { SearchCriteria } from '#platform/search-engine';

/** A room type that fits place, dates and party, with what the filters of visitors look at. */
export interface Unit {
  stayType: string;
  propertyType: string;
  beds: number;
  bedrooms: number;
  bathrooms: number;
  isInstantBook: boolean;
  isPetsAllowed: boolean;
  isSmokingAllowed: boolean;
  /** Sorted. */
  amenities: readonly string[];
}

/** A value of a facet: `['facilities', 'pool']`. */
export type FacetValue = readonly [facet: string, value: string];

/** A filter that visitors set and clear, and whose values are counted. Each is declared here once, for SQL and for counting. */
export interface CountedFilter {
  facet: string;
  /** On a row `u` of `search_units`; null if the criteria do not filter by it. */
  condition: (criteria: SearchCriteria) => RawBuilder<unknown> | null;
  /** The criteria without the filter. */
  off: Partial<SearchCriteria>;
  /** The names of what is asked for and a unit lacks. */
  lacks: (unit: Unit, criteria: SearchCriteria) => readonly string[];
  /** The names of what is asked for. */
  asked: (criteria: SearchCriteria) => readonly string[];
  values: (unit: Unit) => readonly FacetValue[];
  /** A unit must have all values that are asked for, so that a count is of one value more; otherwise it is of that value instead. */
  isAdded: boolean;
}

/** A filter by one column, which every search counts; each count leaves the filter itself out. */
export interface FacetFilter extends CountedFilter {
  column: 'stay_type' | 'property_type';
  /** The accepted values; an empty list accepts all. */
  accepted: (criteria: SearchCriteria) => readonly string[];
}

const facetFilter = (
  column: FacetFilter['column'],
  facet: 'stayType' | 'propertyType',
  { off, accepted }: Pick<FacetFilter, 'off' | 'accepted'>,
): FacetFilter => ({
  column,
  facet,
  off,
  accepted,
  isAdded: false,
  condition: (criteria) => {
    const values = accepted(criteria);
    return values.length > 0 ? sql`${sql.ref(column)} = ANY (${values}::text[])` : null;
  },
  asked: (criteria) => (accepted(criteria).length > 0 ? [facet] : []),
  lacks: (unit, criteria) => {
    const values = accepted(criteria);
    return values.length === 0 || values.includes(unit[facet]) ? [] : [facet];
  },
  values: (unit) => [[facet, unit[facet]]],
});

export const facetFilters: readonly FacetFilter[] = [
  facetFilter('stay_type', 'stayType', {
    off: { stayType: null },
    accepted: ({ stayType }) => (stayType ? [stayType] : []),
  }),
  facetFilter('property_type', 'propertyType', {
    off: { propertyTypes: [] },
    accepted: ({ propertyTypes }) => propertyTypes,
  }),
];

type RoomCount = 'beds' | 'bedrooms' | 'bathrooms';

/** More than eight are asked for rarely. */
const mostCounted = 8;

const atLeast = (name: RoomCount): CountedFilter => ({
  facet: name,
  off: { [name]: 0 },
  isAdded: false,
  condition: (criteria) => (criteria[name] > 0 ? sql`${sql.ref(`u.${name}`)} >= ${criteria[name]}` : null),
  asked: (criteria) => (criteria[name] > 0 ? [name] : []),
  lacks: (unit, criteria) => (unit[name] >= criteria[name] ? [] : [name]),
  values: (unit) =>
    Array.from({ length: Math.min(mostCounted, Math.floor(unit[name])) }, (_, i) => [name, String(i + 1)]),
});

const flag = (
  facet: 'instant' | 'smoking',
  { column, isIn }: { column: string; isIn: (unit: Unit) => boolean },
): CountedFilter => ({
  facet,
  off: { [facet]: false },
  isAdded: false,
  condition: (criteria) => (criteria[facet] ? sql`${sql.ref(`u.${column}`)}` : null),
  asked: (criteria) => (criteria[facet] ? [facet] : []),
  lacks: (unit, criteria) => (!criteria[facet] || isIn(unit) ? [] : [facet]),
  values: (unit) => (isIn(unit) ? [[facet, 'true']] : []),
});

const facetsOfAmenities: ReadonlyMap<string, FacetValue> = new Map(
  Object.entries(amenityLists).flatMap(([list, slugs]) =>
    slugs.map((slug): [string, FacetValue] => [slug, [list, slug]]),
  ),
);

const facetsByPrefix: Readonly<Record<string, string>> = {
  bed: 'bedding',
  access: 'accessibility',
  steps: 'maxSteps',
  door: 'minDoorInches',
};

/** `pool` is a facility; `bed:king` is bedding. */
const facetOf = (amenity: string): FacetValue => {
  const known = facetsOfAmenities.get(amenity);
  if (known) return known;
  const [prefix = '', value] = amenity.split(':');
  const facet = facetsByPrefix[prefix];
  return facet && value ? [facet, value] : ['amenities', amenity];
};

const nameOf = (amenity: string): string => facetOf(amenity).join('.');

/** No row has code 0, which is what an amenity has that no listing ever had. */
const hasAmenities = (amenities: readonly string[]): RawBuilder<unknown> => sql`u.amenities @> ARRAY(
  SELECT coalesce(a.code, 0) FROM unnest(${amenities}::text[]) AS wanted LEFT JOIN search_amenities a ON a.amenity = wanted)`;

const amenitiesFilter: CountedFilter = {
  facet: 'amenities',
  off: { amenities: [] },
  isAdded: true,
  condition: ({ amenities }) => (amenities.length > 0 ? hasAmenities(amenities) : null),
  asked: ({ amenities }) => amenities.map(nameOf),
  lacks: (unit, { amenities }) =>
    amenities.flatMap((amenity) => (unit.amenities.includes(amenity) ? [] : nameOf(amenity))),
  values: (unit) => unit.amenities.map(facetOf),
};

/** A fact with a number: a stay has the name of each limit that it keeps to, such as `steps:1` and `steps:3`. */
const limit = (
  facet: 'maxSteps' | 'minDoorInches',
  { prefix, limits }: { prefix: string; limits: readonly number[] },
): CountedFilter => {
  const namesOf = (criteria: SearchCriteria) =>
    criteria[facet] === null ? [] : [`${prefix}:${criteria[facet]}`];
  const asked = (criteria: SearchCriteria) => (criteria[facet] === null ? [] : [facet]);
  return {
    facet,
    off: { [facet]: null },
    isAdded: false,
    condition: (criteria) => (criteria[facet] === null ? null : hasAmenities(namesOf(criteria))),
    asked,
    lacks: (unit, criteria) =>
      namesOf(criteria).every((name) => unit.amenities.includes(name)) ? [] : asked(criteria),
    values: (unit) =>
      limits
        .filter((value) => unit.amenities.includes(`${prefix}:${value}`))
        .map((value) => [facet, String(value)]),
  };
};

/** Pets change the total, so that stays are filtered with the party; where a price decides, how many would take a pet is counted with other totals. */
const petsFilter: CountedFilter = {
  facet: 'pets',
  off: {},
  isAdded: true,
  condition: () => null,
  asked: () => [],
  lacks: () => [],
  values: (unit) => (unit.isPetsAllowed ? [['pets', 'true']] : []),
};

/** The counted filters that every search applies before it counts. */
export const plainFilters: readonly CountedFilter[] = [
  amenitiesFilter,
  limit('maxSteps', { prefix: 'steps', limits: stepLimits }),
  limit('minDoorInches', { prefix: 'door', limits: doorWidths }),
  atLeast('beds'),
  atLeast('bedrooms'),
  atLeast('bathrooms'),
  flag('instant', { column: 'is_instant_book', isIn: (unit) => unit.isInstantBook }),
  flag('smoking', { column: 'is_smoking_allowed', isIn: (unit) => unit.isSmokingAllowed }),
  petsFilter,
];

export const countedFilters: readonly CountedFilter[] = [...facetFilters, ...plainFilters];

/** Place, dates and party alone. */
export const withoutFilters = (criteria: SearchCriteria): SearchCriteria =>
  Object.assign({}, criteria, ...countedFilters.map(({ off }) => off), { price: null });
