import { isCalendarDay } from '@golark/contract/dates/rules';
import type { SearchSort } from '@golark/contract/search/rules';
import { sortOrders } from '@golark/contract/search/rules';

/** A search as stored in the address. A filter without an entry is off. */
export type SearchQuery = {
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  adults: number;
  childAges: number[];
  infants: number;
  pets: number;
  /** Chosen rooms of a hotel with who sleeps in them: `a-1:2.1.0,a-2:1.0.0`. */
  rooms?: string | undefined;
  stayType?: 'homes' | 'hotels' | undefined;
  propertyType: string[];
  amenities: string[];
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  bedrooms?: number | undefined;
  instant: boolean;
  radius?: number | undefined;
  ll?: { lat: number; lng: number } | undefined;
  sort: SearchSort;
  page: number;
};

const defaultSort: SearchSort = 'best';

const whole = (text: string | null, { from, to }: { from: number; to: number }): number | undefined => {
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isInteger(number) && number >= from && number <= to ? number : undefined;
};

/** A calendar day; undefined for any other text. */
const day = (text: string | null): string | undefined => (text && isCalendarDay(text) ? text : undefined);

const list = (query: URLSearchParams, name: string): string[] =>
  (query.get(name) ?? '').split(',').filter((word) => /^[a-z0-9-]{1,40}$/.test(word));

/** `39.7391,-104.9847`; anything else is ignored. */
const point = (text: string | null): SearchQuery['ll'] => {
  const [lat = Number.NaN, lng = Number.NaN] = (text ?? '').split(',').map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
};

const roomsText = (text: string | null): string | undefined =>
  text && /^[\w:.,-]{1,600}$/.test(text) ? text : undefined;

/** Reads the query of an address; invalid values are ignored. */
export const readSearchQuery = (query: URLSearchParams): SearchQuery => {
  const stayType = query.get('stayType');
  const sort = sortOrders.find((order) => order === query.get('sort'));
  const ages = (query.get('ages') ?? '').split(',').flatMap((age) => whole(age, { from: 0, to: 17 }) ?? []);
  return {
    dateFrom: day(query.get('dateFrom')),
    dateTo: day(query.get('dateTo')),
    adults: whole(query.get('adults'), { from: 1, to: 16 }) ?? 2,
    childAges: ages,
    infants: whole(query.get('infants'), { from: 0, to: 5 }) ?? 0,
    pets: whole(query.get('pets'), { from: 0, to: 5 }) ?? 0,
    rooms: roomsText(query.get('rooms')),
    stayType: stayType === 'homes' || stayType === 'hotels' ? stayType : undefined,
    propertyType: list(query, 'propertyType'),
    amenities: list(query, 'amenities'),
    priceFrom: whole(query.get('priceFrom'), { from: 1, to: 10_000 }),
    priceTo: whole(query.get('priceTo'), { from: 1, to: 10_000 }),
    bedrooms: whole(query.get('bedrooms'), { from: 1, to: 20 }),
    instant: query.get('instant') === 'true',
    radius: whole(query.get('radius'), { from: 1000, to: 1_000_000 }),
    ll: point(query.get('ll')),
    sort: sort ?? defaultSort,
    page: whole(query.get('page'), { from: 1, to: 1000 }) ?? 1,
  };
};

/** The query string of a search, without empty and default values. */
export const writeSearchQuery = (search: SearchQuery): string => {
  const query = new URLSearchParams();
  const set = (name: string, value: string | number | undefined | false) => {
    if (value !== undefined && value !== false && value !== '' && value !== 0) query.set(name, String(value));
  };
  set('dateFrom', search.dateFrom);
  set('dateTo', search.dateTo);
  set('adults', search.adults === 2 ? undefined : search.adults);
  set('ages', search.childAges.join(','));
  set('infants', search.infants);
  set('pets', search.pets);
  set('rooms', search.rooms);
  set('stayType', search.stayType);
  set('propertyType', search.propertyType.join(','));
  set('amenities', search.amenities.join(','));
  set('priceFrom', search.priceFrom);
  set('priceTo', search.priceTo);
  set('bedrooms', search.bedrooms);
  set('instant', search.instant && 'true');
  set('radius', search.radius);
  if (search.ll) set('ll', `${search.ll.lat},${search.ll.lng}`);
  set('sort', search.sort === defaultSort ? undefined : search.sort);
  set('page', search.page > 1 ? search.page : undefined);
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text ? `?${text}` : '';
};

/** The part of a search that a stay's page uses: dates, guests and chosen rooms. */
export const writeStayQuery = (
  search: Pick<SearchQuery, 'dateFrom' | 'dateTo' | 'adults' | 'childAges' | 'infants' | 'pets' | 'rooms'>,
): string =>
  writeSearchQuery({
    ...search,
    propertyType: [],
    amenities: [],
    instant: false,
    sort: defaultSort,
    page: 1,
  });

export const emptySearch: SearchQuery = readSearchQuery(new URLSearchParams());
