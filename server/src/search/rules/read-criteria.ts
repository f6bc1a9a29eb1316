import { maxBookableDays } from '@golark/contract/calendars/rules';
import type { BodyOf } from '@golark/contract/call';
import { addDays, nightsBetween } from '@golark/contract/dates/rules';
import type { FieldErrorCode, FieldErrorParams } from '@golark/contract/errors/rules';
import { boundsOfCorners } from '@golark/contract/search/bounds';
import type { searchProperties } from '@golark/contract/search/calls';
import { readFlexible, windowsOf } from '@golark/contract/search/flexible-dates';
import {
  defaultPageSize,
  defaultRadiusMeters,
  maxPrice,
  maxSearchNights,
} from '@golark/contract/search/rules';
import { countByAge, type Party, type StayDates } from '@golark/contract/stays/rules';
import type { SearchCriteria } from '#platform/search-engine';

export type SearchInput = BodyOf<typeof searchProperties>;

export interface ReadSearch {
  criteria: SearchCriteria;
  pageSize: number;
}

export interface SearchFault {
  path: string;
  code: FieldErrorCode;
  params?: FieldErrorParams;
}

const brokenDates = (filters: NonNullable<SearchInput['filters']>, today: string): SearchFault | null => {
  const { dateFrom, dateTo } = filters;
  if (!dateFrom && !dateTo) return null;
  if (!dateFrom) return { path: 'filters.dateFrom', code: 'required' };
  if (!dateTo) return { path: 'filters.dateTo', code: 'required' };
  const nights = nightsBetween(dateFrom, dateTo);
  if (nights < 1) return { path: 'filters.dateTo', code: 'stay_order' };
  if (nights > maxSearchNights)
    return { path: 'filters.dateTo', code: 'stay_max_stay', params: { limit: maxSearchNights } };
  if (dateFrom < today) return { path: 'filters.dateFrom', code: 'stay_past' };
  if (dateTo > addDays(today, maxBookableDays))
    return { path: 'filters.dateTo', code: 'stay_too_far', params: { limit: maxBookableDays } };
  return null;
};

const datesOf = ({ dateFrom, dateTo }: NonNullable<SearchInput['filters']>): StayDates | null =>
  dateFrom && dateTo ? { arriveDay: dateFrom, departDay: dateTo } : null;

/** The dates or the windows of a search; it has both only in its request. */
const readDates = (
  filters: NonNullable<SearchInput['filters']>,
  today: string,
): Pick<SearchCriteria, 'dates' | 'windows'> | SearchFault => {
  const dates = datesOf(filters);
  const flexible = readFlexible(filters.guests?.flexible ?? '');
  if (!flexible) return { dates, windows: [] };
  if (flexible.kind === 'days' && !dates) return { path: 'filters.dateFrom', code: 'required' };
  const windows = windowsOf(flexible, { dates, today });
  const isPast = flexible.kind === 'length' && (flexible.month ?? today) < today;
  if (windows.length > 0) return { dates: null, windows };
  const path = 'filters.guests.flexible';
  return isPast
    ? { path, code: 'stay_past' }
    : { path, code: 'stay_too_far', params: { limit: maxBookableDays } };
};

/** Ages of more people than there are children: nobody can say who pays for a bed. */
const brokenAges = (guests: NonNullable<SearchInput['filters']>['guests']): SearchFault | null => {
  const { children = 0, infants = 0, ages = [] } = guests ?? {};
  if (ages.length <= children + infants) return null;
  return { path: 'filters.guests.ages', code: 'ages_of_children' };
};

/** Children under two by their age count as infants. */
const partyOf = (guests: NonNullable<SearchInput['filters']>['guests']): Party => {
  const childAges = guests?.ages ?? [];
  const children = guests?.children ?? 0;
  const moved = Math.min(countByAge(childAges).infants, children);
  return {
    adults: guests?.adults ?? 1,
    children: children - moved,
    childAges,
    infants: (guests?.infants ?? 0) + moved,
    pets: guests?.pets ?? false,
  };
};

/** Capped at 10,000; with `from` above `to` the upper bound is dropped. Cents. */
const priceOf = (
  price: { from?: number | undefined; to?: number | undefined } | undefined,
): SearchCriteria['price'] => {
  const from = Math.min(price?.from ?? 0, maxPrice);
  const to = price?.to ? Math.min(price.to, maxPrice) : null;
  if (from === 0 && to === null) return null;
  return { from: Math.round(from * 100), to: to === null || from > to ? null : Math.round(to * 100) };
};

/** Rounded down to whole kilometers, at least one (specification, section 9). */
const radiusOf = (input: SearchInput): number => {
  const asked = Math.max(input.aroundRadius ?? defaultRadiusMeters, input.minimumAroundRadius ?? 0);
  return Math.max(1000, Math.floor(asked / 1000) * 1000);
};

const pageSizeOf = (pageSize: number | undefined): number => {
  if (pageSize === undefined || pageSize <= 0) return defaultPageSize;
  return Math.min(pageSize, 100);
};

const boxesOf = (input: SearchInput): SearchCriteria['boxes'] =>
  (input.insideBoundingBox ?? []).map(({ p1, p2 }) => boundsOfCorners(p1, p2));

/** The amenities of all lists, and a name for each kind of bed and each need, as `search_amenities` has them. */
const amenitiesOf = (filters: NonNullable<SearchInput['filters']>): string[] => {
  const { amenities = [], facilities = [], features = [], views = [], bedding = [] } = filters;
  const beds = bedding.map((kind) => `bed:${kind}`);
  const needs = (filters.accessibility?.needs ?? []).map((need) => `access:${need}`);
  return [...new Set([...amenities, ...facilities, ...features, ...views, ...beds, ...needs])];
};

const choicesOf = (filters: NonNullable<SearchInput['filters']>) => ({
  stayType: filters.stayType ?? null,
  propertyTypes: filters.propertyType ?? [],
  amenities: amenitiesOf(filters),
  maxSteps: filters.accessibility?.maxSteps ?? null,
  minDoorInches: filters.accessibility?.minDoorInches ?? null,
  smoking: filters.guests?.smoking ?? false,
  instant: filters.guests?.instant ?? false,
  beds: filters.guests?.beds ?? 0,
  bedrooms: filters.guests?.bedrooms ?? 0,
  bathrooms: filters.guests?.bathrooms ?? 0,
  cityId: filters.cityId ?? null,
  stateId: filters.stateId ?? null,
  propertyManagerId: filters.pmId ?? null,
  title: filters.title?.trim() || null,
});

/** The criteria of a search request, or the field at fault. The rules are those of section 5 of the specification. */
export const readCriteria = (
  input: SearchInput,
  { today, isMember }: { today: string; isMember: boolean },
): ReadSearch | SearchFault => {
  const filters = input.filters ?? {};
  const fault = brokenDates(filters, today) ?? brokenAges(filters.guests);
  if (fault) return fault;
  const dates = readDates(filters, today);
  if ('path' in dates) return dates;
  return {
    pageSize: pageSizeOf(input.pageSize),
    criteria: {
      ...choicesOf(filters),
      boxes: boxesOf(input),
      around: input.aroundLatLng ? { ...input.aroundLatLng, radiusMeters: radiusOf(input) } : null,
      ...dates,
      party: partyOf(filters.guests),
      price: priceOf(filters.price),
      isMember,
      firstCityId: input.firstCityId ?? null,
      sort: input.sort,
    },
  };
};
