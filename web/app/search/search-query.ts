import { isCalendarDay } from '@golark/contract/dates/rules';
import { flexiblePattern } from '@golark/contract/search/flexible-dates';
import { defaultPageSize, type SearchSort, sortOrders } from '@golark/contract/search/rules';

const numberOf = (text: string | null): number => (text?.trim() ? Number(text) : Number.NaN);

const whole = (text: string | null, { from, to }: { from: number; to: number }): number | undefined => {
  const number = numberOf(text);
  return Number.isInteger(number) && number >= from && number <= to ? number : undefined;
};

const oneTo = (to: number) => (text: string | null) => whole(text, { from: 1, to });
const upTo = (to: number) => (text: string | null) => whole(text, { from: 0, to }) ?? 0;
const isTrue = (text: string | null): boolean => text === 'true';

/** A calendar day; undefined for any other text. */
const day = (text: string | null): string | undefined => (text && isCalendarDay(text) ? text : undefined);

/** Each once: the call takes no longer lists than there are values. */
const words = (text: string | null): string[] => [
  ...new Set((text ?? '').split(',').filter((word) => /^[a-z0-9-]{1,40}$/.test(word))),
];

const oneOf =
  <const Value extends string>(values: readonly Value[]) =>
  (text: string | null): Value | undefined =>
    values.find((value) => value === text);

const matching =
  (pattern: RegExp) =>
  (text: string | null): string | undefined =>
    text && pattern.test(text) ? text : undefined;

type Point = { lat: number; lng: number };

const pointsOf = (text: string | null): Point[] => {
  const numbers = (text ?? '').split(',').map(numberOf);
  const points = numbers.flatMap((lat, place) =>
    place % 2 === 0 ? { lat, lng: numbers[place + 1] ?? Number.NaN } : [],
  );
  return points.every(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180) ? points : [];
};

/** `39.7391,-104.9847`; anything else is ignored. */
const point = (text: string | null): Point | undefined => {
  const [at, other] = pointsOf(text);
  return other ? undefined : at;
};

/** Two opposite corners, `39.8,-105.1,39.6,-104.8`; anything else is ignored. */
const box = (text: string | null): [Point, Point] | undefined => {
  const [one, other, more] = pointsOf(text);
  return one && other && !more ? [one, other] : undefined;
};

const maxPrice = 10_000;

const price = (text: string | null): number | undefined => {
  const dollars = oneTo(Number.MAX_SAFE_INTEGER)(text);
  return dollars && Math.min(dollars, maxPrice);
};

const mostOnPage = 100;

/** More than the most is the most, and none is the usual number (specification, section 5). */
const pageSize = (text: string | null): number | undefined => {
  const size = oneTo(Number.MAX_SAFE_INTEGER)(text);
  return size && Math.min(size, mostOnPage);
};

const mostPeople = 16;

/** Each part of a search in the address, with how it is read: any other value counts as missing. */
const fields = {
  dateFrom: day,
  dateTo: day,
  /** `days-3` moves the dates; `weekend-2027-03` replaces them. */
  flexible: matching(flexiblePattern),
  adults: (text: string | null) => oneTo(mostPeople)(text) ?? 2,
  childAges: (text: string | null) =>
    (text ?? '')
      .split(',')
      .flatMap((age) => whole(age, { from: 0, to: 17 }) ?? [])
      .slice(0, mostPeople),
  infants: upTo(5),
  pets: upTo(5),
  /** Rooms with who sleeps in them, adults, children and infants: `2.1.0,1.0.0`, or those of one hotel, `a-1:2.1.0,a-2:1.0.0`. */
  rooms: matching(/^[\w:.,-]{1,600}$/),
  stayType: oneOf(['homes', 'hotels']),
  propertyType: words,
  amenities: words,
  facilities: words,
  features: words,
  views: words,
  bedding: words,
  accessibility: words,
  /** At most as many to the entrance. */
  steps: oneOf(['none', '1', '3']),
  /** Inches, at least. */
  door: oneOf(['28', '30', '32', '36']),
  priceFrom: price,
  priceTo: price,
  bedrooms: oneTo(20),
  beds: oneTo(20),
  bathrooms: oneTo(20),
  instant: isTrue,
  smoking: isTrue,
  /** Two homes in one trip, also where one home is enough. */
  split: isTrue,
  /** The stays of one host. */
  pmId: matching(/^[\w-]{1,60}$/),
  radius: (text: string | null) => whole(text, { from: 1000, to: 1_000_000 }),
  ll: point,
  bounds: box,
  sort: (text: string | null): SearchSort => oneOf(sortOrders)(text) ?? 'best',
  hitsPerPage: pageSize,
  page: (text: string | null) => oneTo(1000)(text) ?? 1,
};

type Fields = typeof fields;
type Name = keyof Fields;

/** Parts that an address may lack. */
type Optional = { [Field in Name]: undefined extends ReturnType<Fields[Field]> ? Field : never }[Name];

/** A search as stored in the address. */
export type SearchQuery = { [Field in Exclude<Name, Optional>]: ReturnType<Fields[Field]> } & {
  [Field in Optional]?: ReturnType<Fields[Field]>;
};

const nameIn = (field: string): string => (field === 'childAges' ? 'ages' : field);

const read = (textIn: (name: string) => string | null): SearchQuery =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, readText]) => {
      const value = readText(textIn(nameIn(field)));
      return value === undefined ? [] : [[field, value]];
    }),
  ) as SearchQuery;

const movesDates = (flexible: string): boolean => flexible.startsWith('days');

/** Only dates can be moved, and a length at some time replaces them. */
const withOneTime = (search: SearchQuery): SearchQuery => {
  const { flexible, dateFrom, dateTo } = search;
  if (!flexible) return search;
  if (!movesDates(flexible)) return { ...search, dateFrom: undefined, dateTo: undefined };
  return dateFrom && dateTo ? search : { ...search, flexible: undefined };
};

/** Reads the query of an address; invalid values are ignored, and an upper price below the lower one. */
export const readSearchQuery = (query: URLSearchParams): SearchQuery => {
  const search = withOneTime(read((name) => query.get(name)));
  const { priceFrom = 0, priceTo = maxPrice } = search;
  return priceFrom > priceTo ? { ...search, priceTo: undefined } : search;
};

/** Whether all stays are shown for the same dates. */
export const hasExactDates = ({ dateFrom, dateTo, flexible }: SearchQuery): boolean =>
  Boolean(dateFrom && dateTo && !flexible);

export const pageSizeOf = ({ hitsPerPage = defaultPageSize }: Pick<SearchQuery, 'hitsPerPage'>): number =>
  hitsPerPage;

export const pageCountOf = (search: Pick<SearchQuery, 'hitsPerPage'>, total: number): number =>
  Math.ceil(total / pageSizeOf(search));

export const emptySearch: SearchQuery = read(() => null);

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  if (typeof value === 'object' && value) return Object.values(value).join(',');
  return value === undefined || value === false ? '' : String(value);
};

const write = (search: SearchQuery, names: readonly Name[]): string => {
  const query = new URLSearchParams();
  for (const name of names) {
    const text = textOf(search[name]);
    if (text && search[name] !== 0 && text !== textOf(emptySearch[name])) query.set(nameIn(name), text);
  }
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text ? `?${text}` : '';
};

/** The query string of a search, without empty and default values. */
export const writeSearchQuery = (search: SearchQuery): string => write(search, Object.keys(fields) as Name[]);

/** Dates, guests and chosen rooms, which a stay's page uses as well. */
const ofStay = ['dateFrom', 'dateTo', 'adults', 'childAges', 'infants', 'pets', 'rooms'] as const;

/** The part of a search that a stay's page uses. */
export const writeStayQuery = (search: Pick<SearchQuery, (typeof ofStay)[number]>): string =>
  write({ ...emptySearch, ...search }, ofStay);

/** The part of a search that the search box changes. */
export const writeBoxQuery = (search: SearchQuery): string => write(search, [...ofStay, 'flexible']);

/** What visitors filter results by. */
const filterNames = [
  'priceFrom',
  'priceTo',
  'stayType',
  'bedrooms',
  'beds',
  'bathrooms',
  'propertyType',
  'instant',
  'amenities',
  'facilities',
  'features',
  'views',
  'bedding',
  'accessibility',
  'steps',
  'door',
  'smoking',
  'pmId',
] as const satisfies readonly Name[];

/** The same search without any filter. */
export const withoutFilters = (search: SearchQuery): SearchQuery => ({
  ...search,
  ...Object.fromEntries(filterNames.map((name) => [name, emptySearch[name]])),
  page: 1,
});

export const hasFilters = (search: SearchQuery): boolean =>
  write(search, filterNames) !== write(emptySearch, filterNames);
