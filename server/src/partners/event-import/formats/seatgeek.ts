import { isCalendarDay } from '@golark/contract/dates/rules';
import { categoryOfGenre } from '@golark/contract/events/rules';
import { capacityIn, degreesOf, instantOf, nameOf } from '../read-values.ts';
import { FieldProblem, type ScheduleEntry, type VenueHint } from '../schedule.ts';
import { genreOfWords } from './genre-words.ts';
import { type Item, isObject, type Json, type JsonFormat, listIn, objectIn, textIn } from './json-format.ts';
import { readEach } from './read-each.ts';

const venueOf = (json: Json): VenueHint => {
  const country = textIn(json, 'country');
  if (country !== undefined && country !== 'US')
    throw new FieldProblem('venue.country', `${country.slice(0, 40)} is not the United States.`);
  const { location } = json;
  const at = isObject(location)
    ? {
        latitude: degreesOf('venue.location.lat', location['lat'], 90),
        longitude: degreesOf('venue.location.lon', location['lon'], 180),
      }
    : undefined;
  return {
    name: nameOf('venue.name', json['name']),
    city: textIn(json, 'city'),
    stateId: textIn(json, 'state')?.toLowerCase(),
    at,
    capacity: capacityIn('venue.capacity', json['capacity']),
  };
};

const startOf = (json: Json, isTimeTbd: boolean): ScheduleEntry['start'] => {
  if (json['date_tbd'] === true) throw new FieldProblem('date_tbd', 'Its day is not known yet.');
  const [day = ''] = (textIn(json, 'datetime_local') ?? '').split('T');
  if (!isTimeTbd) return { instant: instantOf('datetime_utc', json['datetime_utc']) };
  if (!isCalendarDay(day)) throw new FieldProblem('datetime_local', 'It is not a date and time.');
  return { day, time: null, zone: 'venue' };
};

const convert = ({ line, json }: Item): ScheduleEntry => {
  const { id } = json;
  if (typeof id !== 'number' && textIn(json, 'id') === undefined)
    throw new FieldProblem('id', 'It is missing.');
  const performers = listIn(json, 'performers');
  const words = [
    ...listIn(json, 'taxonomies')
      .map((taxonomy) => textIn(taxonomy, 'name'))
      .reverse(),
    textIn(json, 'type'),
  ];
  const ofPerformers = performers.flatMap((performer) => listIn(performer, 'genres'));
  const isConcert = words.includes('concert');
  const genre = genreOfWords([
    ...(isConcert ? ofPerformers.map((one) => textIn(one, 'slug')) : []),
    ...words,
  ]);
  if (!genre || (genre === 'plays' && words.includes('sports')))
    throw new FieldProblem('type', `${textIn(json, 'type') ?? 'It'} is no kind of event that is sold here.`);
  const isTimeTbd = json['time_tbd'] === true;
  return {
    ...{ line, genre, sourceKey: String(id), title: nameOf('title', json['title']), isTimeTbd },
    performers: performers.map((performer) => nameOf('performers.name', performer['name'])),
    isGame: categoryOfGenre(genre) === 'sports',
    venue: venueOf(objectIn(json, 'venue')),
    start: startOf(json, isTimeTbd),
    ...{ isCanceled: textIn(json, 'status') === 'canceled', onSaleAt: null },
  };
};

/** Answers of SeatGeek's API, version 2. */
export const seatgeek: JsonFormat = {
  itemsOf: ({ events, meta }) => (Array.isArray(events) && meta !== undefined ? events : null),
  read: (items) => {
    const { read, problems } = readEach(items, convert);
    return { source: 'seatgeek', rows: items.length, entries: read, problems };
  },
};
