import { isCalendarDay } from '@golark/contract/dates/rules';
import { categoryOfGenre } from '@golark/contract/events/rules';
import { degreesOf, instantOf, nameOf } from '../read-values.ts';
import { FieldProblem, type ScheduleEntry, type VenueHint } from '../schedule.ts';
import { genreOfWords } from './genre-words.ts';
import { type Item, isObject, type Json, type JsonFormat, listIn, objectIn, textIn } from './json-format.ts';
import { readEach } from './read-each.ts';

const nameIn = (json: Json, field: string): string | undefined => {
  const value = json[field];
  return isObject(value) ? textIn(value, 'name') : undefined;
};

const venueOf = (embedded: Json): VenueHint => {
  const [venue] = listIn(embedded, 'venues');
  if (!venue) throw new FieldProblem('_embedded.venues', 'It is missing.');
  const { country, state, location } = venue;
  const code = isObject(country) ? textIn(country, 'countryCode') : undefined;
  if (code !== undefined && code !== 'US')
    throw new FieldProblem('_embedded.venues.country', `${code.slice(0, 40)} is not the United States.`);
  return {
    // `Toyota Center - TX`
    name: nameOf('_embedded.venues.name', textIn(venue, 'name')?.replace(/ - [A-Z]{2}$/, '')),
    city: nameIn(venue, 'city'),
    stateId: isObject(state) ? textIn(state, 'stateCode')?.toLowerCase() : undefined,
    at: isObject(location)
      ? {
          latitude: degreesOf('_embedded.venues.location.latitude', location['latitude'], 90),
          longitude: degreesOf('_embedded.venues.location.longitude', location['longitude'], 180),
        }
      : undefined,
  };
};

const startOf = (start: Json, isTimeTbd: boolean): ScheduleEntry['start'] => {
  if (start['dateTBD'] === true || start['dateTBA'] === true)
    throw new FieldProblem('dates.start', 'Its day is not known yet.');
  if (!isTimeTbd && start['dateTime'] !== undefined)
    return { instant: instantOf('dates.start.dateTime', start['dateTime']) };
  const day = textIn(start, 'localDate') ?? '';
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !isCalendarDay(day))
    throw new FieldProblem('dates.start.localDate', 'It is not a date.');
  const time = isTimeTbd ? null : (textIn(start, 'localTime')?.slice(0, 5) ?? null);
  return { day, time, zone: 'venue' };
};

const saleOf = (json: Json): Date | null => {
  const { sales } = json;
  const sale = isObject(sales) ? sales['public'] : undefined;
  const at = isObject(sale) ? sale['startDateTime'] : undefined;
  return at === undefined ? null : instantOf('sales.public.startDateTime', at);
};

const convert = ({ line, json }: Item): ScheduleEntry => {
  const [kind = {}] = listIn(json, 'classifications');
  const segment = nameIn(kind, 'segment');
  const words = [nameIn(kind, 'genre'), nameIn(kind, 'subGenre')];
  const genre = genreOfWords(segment === 'Sports' ? words : [...words, segment]);
  if (!genre)
    throw new FieldProblem(
      'classifications',
      `${words[0]?.slice(0, 40) ?? 'It'} is no kind of event that is sold here.`,
    );
  const embedded = objectIn(json, '_embedded');
  const dates = objectIn(json, 'dates');
  const start = objectIn(dates, 'start');
  const { status } = dates;
  const isTimeTbd = start['timeTBA'] === true || start['noSpecificTime'] === true;
  const performers = listIn(embedded, 'attractions').map(({ name }) =>
    nameOf('_embedded.attractions.name', name),
  );
  return {
    ...{ line, genre, isTimeTbd, performers, isGame: categoryOfGenre(genre) === 'sports' },
    sourceKey: nameOf('id', json['id']),
    title: nameOf('name', json['name']),
    venue: venueOf(embedded),
    start: startOf(start, isTimeTbd),
    isCanceled: isObject(status) && /^cancell?ed$/.test(textIn(status, 'code') ?? ''),
    onSaleAt: saleOf(json),
  };
};

/** Answers of Ticketmaster's Discovery API, version 2. */
export const ticketmaster: JsonFormat = {
  itemsOf: ({ _embedded: embedded }) =>
    isObject(embedded) && Array.isArray(embedded['events']) ? embedded['events'] : null,
  read: (items) => {
    const { read, problems } = readEach(items, convert);
    return { source: 'ticketmaster', rows: items.length, entries: read, problems };
  },
};
