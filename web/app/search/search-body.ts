import type { BodyInputOf } from '@golark/contract/call';
import type { Destination } from '@golark/contract/destinations/schemas';
import type { searchProperties } from '@golark/contract/search/calls';
import type { AccessNeed } from '@golark/contract/stays/accessibility';
import { amenities } from '@golark/contract/stays/amenities';
import { filterListNames, filterLists, type PlainList, plainListNames } from './filter-lists.ts';
import { radiusOf } from './radius-of.ts';
import { pageSizeOf, type SearchQuery } from './search-query.ts';
import { occupancyOf, roomsOfSearch } from './searched-rooms.ts';

export type Where = { destination: Destination; isState: boolean };

type Body = BodyInputOf<typeof searchProperties>;
type Filters = NonNullable<NonNullable<Body>['filters']>;

/** The values of each list that the call accepts: an amenity may be of any list. */
const known = { ...filterLists, amenities } satisfies { [List in keyof Filters]?: readonly string[] };

/** Without the values of lists that no stay can have, as in an address that was typed. */
export const withKnownValues = (search: SearchQuery): SearchQuery => ({
  ...search,
  ...Object.fromEntries(
    filterListNames.map((list) => [
      list,
      search[list].filter((value) => known[list].some((one) => one === value)),
    ]),
  ),
});

const areaOf = (search: SearchQuery, { destination, isState }: Where): Partial<NonNullable<Body>> => {
  if (search.bounds) {
    const [p1, p2] = search.bounds;
    return { insideBoundingBox: [{ p1, p2 }] };
  }
  if (isState && !search.ll) return {};
  const { lat, lng } = search.ll ?? destination._geoloc;
  const around = { aroundLatLng: { lat, lng }, aroundRadius: radiusOf(search, { isState }) };
  return isState || search.ll ? around : { ...around, firstCityId: destination.objectID };
};

const mostSteps = { none: 0, 1: 1, 3: 3 } as const;

const accessOf = ({ accessibility: needs, steps, door }: SearchQuery): Pick<Filters, 'accessibility'> => {
  if (needs.length === 0 && !steps && !door) return {};
  const limits = { maxSteps: steps && mostSteps[steps], minDoorInches: door && (Number(door) as 28) };
  return { accessibility: { ...limits, needs: needs as AccessNeed[] } };
};

/** The filters of the call; empty lists are left out. */
const filtersOf = (search: SearchQuery, { destination, isState }: Where) => {
  const { dateFrom, dateTo, stayType, pmId, priceFrom, priceTo, bedrooms, beds, bathrooms } = search;
  const rooms = roomsOfSearch(search);
  const isWholeState = isState && !search.ll && !search.bounds;
  const chosen = Object.fromEntries(
    plainListNames.flatMap((list) => (search[list].length > 0 ? [[list, search[list]]] : [])),
  );
  return {
    ...(dateFrom && dateTo ? { dateFrom, dateTo } : {}),
    ...(isWholeState ? { stateId: destination.stateId } : {}),
    ...(stayType ? { stayType } : {}),
    ...(pmId ? { pmId } : {}),
    ...(chosen as Pick<Filters, PlainList>),
    ...accessOf(search),
    ...(priceFrom || priceTo ? { price: { from: priceFrom, to: priceTo } } : {}),
    guests: {
      adults: search.adults,
      children: search.childAges.length,
      ages: search.childAges,
      infants: search.infants,
      pets: search.pets > 0,
      rooms: rooms && occupancyOf(rooms, search.childAges),
      instant: search.instant,
      flexible: search.flexible,
      smoking: search.smoking,
      bedrooms,
      beds,
      bathrooms,
    },
  };
};

/** The body of the call for a search of a place. */
export const bodyOf = (search: SearchQuery, where: Where) => ({
  ...areaOf(search, where),
  pageSize: pageSizeOf(search),
  page: search.page,
  sort: search.sort,
  filters: filtersOf(search, where),
});
