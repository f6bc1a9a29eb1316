/** The published rules of search engines and link previews for addresses, sitemaps, robots and structured data, as checks. */

const entity = /&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/gi;

const decode = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&(?:apos|#x27|#39);/g, "'")
    .replaceAll('&amp;', '&');

export interface Tag {
  name: string;
  attributes: Record<string, string>;
  /** The text up to the next tag. */
  text: string;
}

const tagPattern = /<([\w:]+)((?:\s+[\w:-]+(?:="[^"<]*")?)*)\s*\/?>([^<]*)/g;

/** The tags of a document in their order, with values as they are meant. */
export const tagsOf = (document: string): Tag[] =>
  [...document.matchAll(tagPattern)].map(([, name = '', attributes = '', text = '']) => ({
    name,
    text: decode(text.trim()),
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  }));

/** The reasons why a text is not well-formed XML. */
export const faultsOfXml = (xml: string): string[] => {
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) return ['no declaration'];
  const open: string[] = [];
  const faults: string[] = [];
  const body = xml.slice(xml.indexOf('?>') + 2);
  const rest = body.replaceAll(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g, (whole, ...found) => {
    const [end, name, attributes, empty] = found as [string, string, string, string];
    if (/&/.test(attributes.replaceAll(entity, ''))) faults.push(`ampersand in ${whole}`);
    if (!end && !empty) open.push(name);
    if (end && open.pop() !== name) faults.push(`${whole} closes nothing`);
    return '';
  });
  if (/[<>&]/.test(rest.replaceAll(entity, ''))) faults.push('markup in text');
  return [...faults, ...open.map((name) => `<${name}> is not closed`)];
};

const escapeRule = (rule: string): string =>
  rule.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');

/** Whether robots.txt lets all crawlers read a path; a rule is a beginning, and a star is any text. */
export const isAllowedBy = (robots: string, path: string): boolean =>
  [...robots.matchAll(/^Disallow: (\S+)$/gm)].every(
    ([, rule = '']) => !new RegExp(`^${escapeRule(rule)}`).test(path),
  );

type Thing = Record<string, unknown>;

const isWholeAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https:\/\/[^\s{}]+$/.test(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isAmount = (value: unknown): boolean => typeof value === 'string' && /^\d+\.\d\d$/.test(value);
/** A day, or an instant with its distance from UTC. */
const isStart = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d[+-]\d\d:\d\d)?$/.test(value);
const isTime = (value: unknown): boolean => typeof value === 'string' && /^\d\d:\d\d:\d\d$/.test(value);
const isOf =
  (type: string) =>
  (value: unknown): boolean =>
    (value as Thing | undefined)?.['@type'] === type;
const isListOf =
  (is: (value: unknown) => boolean, least = 1) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length >= least && value.every(is);
const isFrom =
  (prefix: string, names: readonly string[]) =>
  (value: unknown): boolean =>
    names.some((name) => value === `${prefix}${name}`);

type Rules = Record<string, (value: unknown) => boolean>;

const lodging: Rules = {
  name: isText,
  identifier: isText,
  url: isWholeAddress,
  image: isListOf(isWholeAddress),
  address: isOf('PostalAddress'),
  geo: isOf('GeoCoordinates'),
  checkinTime: isTime,
  checkoutTime: isTime,
  amenityFeature: isListOf(isOf('LocationFeatureSpecification'), 0),
};

const event: Rules = {
  name: isText,
  url: isWholeAddress,
  image: isWholeAddress,
  startDate: isStart,
  location: isOf('EventVenue'),
  eventStatus: isFrom('https://schema.org/', ['EventScheduled', 'EventRescheduled', 'EventCancelled']),
  performer: isListOf(isOf('PerformingGroup'), 0),
};

/** The properties that each type must have. */
const required: Record<string, Rules> = {
  VacationRental: { ...lodging, containsPlace: isOf('Accommodation') },
  Hotel: lodging,
  Accommodation: { occupancy: isOf('QuantitativeValue') },
  PostalAddress: { addressLocality: isText, addressRegion: isText, addressCountry: isText },
  GeoCoordinates: { latitude: Number.isFinite, longitude: Number.isFinite },
  LocationFeatureSpecification: { name: isText, value: (value) => value === true },
  AggregateRating: {
    ratingValue: (value) => Number(value) >= 1 && Number(value) <= 5,
    reviewCount: (value) => Number(value) > 0,
  },
  Review: { author: isOf('Person'), reviewRating: isOf('Rating') },
  Rating: { ratingValue: Number.isFinite },
  Event: event,
  SportsEvent: event,
  EventVenue: { name: isText, address: isOf('PostalAddress') },
  AggregateOffer: {
    url: isWholeAddress,
    priceCurrency: isText,
    availability: isFrom('https://schema.org/', ['InStock', 'SoldOut', 'PreOrder']),
  },
  BreadcrumbList: { itemListElement: isListOf(isOf('ListItem')) },
  ItemList: { itemListElement: isListOf(isOf('ListItem')) },
  ListItem: { position: Number.isInteger },
  FAQPage: { mainEntity: isListOf(isOf('Question')) },
  Question: { name: isText, acceptedAnswer: isOf('Answer') },
  Answer: { text: isText },
  Organization: { name: isText, url: isWholeAddress, logo: isWholeAddress },
  WebSite: { name: isText, url: isWholeAddress, potentialAction: isOf('SearchAction') },
  SearchAction: { target: isOf('EntryPoint'), 'query-input': isText },
  SportsTeam: { name: isText, url: isWholeAddress },
  PerformingGroup: { name: isText },
};

const optional: Rules = {
  lowPrice: isAmount,
  highPrice: isAmount,
  item: (value) => isWholeAddress(value) || typeof value === 'object',
  doorTime: isStart,
};

const namesOfPlaces = new Set(['Person', 'QuantitativeValue', 'BedDetails', 'EntryPoint']);

/** Every rule that a thing, or one within it, breaks: `Event.startDate`. */
export const faultsOfThing = (thing: unknown): string[] => {
  if (Array.isArray(thing)) return thing.flatMap(faultsOfThing);
  if (typeof thing !== 'object' || thing === null) return [];
  const { '@type': type = '', ...values } = thing as Thing;
  const rules = required[String(type)];
  if (!rules && type !== '' && !namesOfPlaces.has(String(type))) return [`${type} is not known`];
  const faults = Object.entries(rules ?? {}).filter(([name, is]) => !is(values[name]));
  const given = Object.entries(values).filter(([name, value]) => optional[name]?.(value) === false);
  return [
    ...[...faults, ...given].map(([name]) => `${type}.${name}`),
    ...Object.values(values).flatMap(faultsOfThing),
  ];
};
