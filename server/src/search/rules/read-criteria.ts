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
import { isPartyOfRooms, partyOf } from '@golark/contract/stays/party-of-rooms';
import { countByAge, type StayDates } from '@golark/contract/stays/rules';
import type { SearchCriteria } from '#platform/search-engine';

export type SearchInput = BodyOf<typeof searchProperties>;

type Guests = NonNullable<NonNullable<SearchInput['filters']>['guests']>;

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

/** Ages of more people than there are children: it would not be known who pays for a bed. */
const brokenAges = ({ children = 0, infants = 0, ages = [] }: Partial<Guests>): SearchFault | null => {
  if (ages.length <= children + infants) return null;
  return { path: 'filters.guests.ages', code: 'ages_of_children' };
};

/** The counts of a request: children under two by their age are infants. */
const countsOf = ({ adults, children, infants, ages = [] }: Partial<Guests>) => {
  const moved = Math.min(countByAge(ages).infants, children ?? 0);
  return {
    adults,
    children: children === undefined ? undefined : children - moved,
    infants: moved > 0 ? (infants ?? 0) + moved : infants,
  };
};

/** The party of a request and its rooms, which sleep exactly the party. */
const readParty = (guests: Partial<Guests>): Pick<SearchCriteria, 'party' | 'rooms'> | SearchFault => {
  const { rooms, ages = [], pets } = guests;
  const party = partyOf({ ...countsOf(guests), pets: Number(pets ?? false) }, rooms);
  if (!rooms) return { party: { ...party, childAges: ages }, rooms: null };
  if (!isPartyOfRooms(party, rooms)) return { path: 'filters.guests.rooms', code: 'stay_rooms_party' };
  return { party, rooms };
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
  const guests = filters.guests ?? {};
  const fault = brokenDates(filters, today) ?? brokenAges(guests);
  if (fault) return fault;
  const people = readParty(guests);
  if ('path' in people) return people;
  const dates = readDates(filters, today);
  if ('path' in dates) return dates;
  return {
    pageSize: pageSizeOf(input.pageSize),
    criteria: {
      ...choicesOf(filters),
      boxes: boxesOf(input),
      around: input.aroundLatLng ? { ...input.aroundLatLng, radiusMeters: radiusOf(input) } : null,
      ...dates,
      ...people,
      price: priceOf(filters.price),
      isMember,
      firstCityId: input.firstCityId ?? null,
      sort: input.sort,
    },
  };
};
