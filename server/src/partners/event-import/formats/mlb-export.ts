import { clockOf, dayOf, nameIn, nameOf } from '../read-values.ts';
import { FieldProblem, type ScheduleEntry } from '../schedule.ts';
import type { CsvFormat, Row } from './csv-format.ts';
import { readEach } from './read-each.ts';

interface Game extends ScheduleEntry {
  day: string;
  home: string;
}

const convert = ({ line, fields }: Row): Game => {
  const [, month, date, year] =
    /^(\d\d)\/(\d\d)\/(\d\d)$/.exec((fields.get('start date') ?? '').trim()) ?? [];
  const day = dayOf('start date', [year && `20${year}`, month, date]);
  const subject = nameIn(fields, 'subject');
  const [away, home, ...others] = subject.split(' at ');
  if (!home || !away || others.length > 0)
    throw new FieldProblem('subject', 'It is not written as Guests at Home Team.');
  const [venue, city] = nameIn(fields, 'location').split(' - ');
  const time = (fields.get('start time') ?? '').trim();
  const isTimeTbd = time === '' || /^tb[ad]$/i.test(time);
  const eastern = fields.get('start time et') ?? '';
  return {
    ...{
      line,
      day,
      home,
      sourceKey: '',
      title: null,
      genre: 'baseball',
      performers: [home, away],
      isGame: true,
    },
    venue: {
      name: nameOf('location', venue),
      city: city === undefined ? undefined : nameOf('location', city),
    },
    start: { day, time: isTimeTbd ? null : clockOf('start time', time), zone: 'venue' },
    easternTime: isTimeTbd || eastern.trim() === '' ? undefined : clockOf('start time et', eastern),
    ...{ isTimeTbd, isCanceled: false, onSaleAt: null },
  };
};

/** A file has no numbers: a game is the n-th between two teams in a year, so that one that is moved stays the same. */
const withKeys = (games: readonly Game[]): ScheduleEntry[] => {
  const counts = new Map<string, number>();
  return games.map(({ day, home, ...game }) => {
    const pair = `${day.slice(0, 4)}-${game.performers.join('-')}`
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-');
    const nth = (counts.get(pair) ?? 0) + 1;
    counts.set(pair, nth);
    return { ...game, sourceKey: `${pair}-${nth}` };
  });
};

/** The ticketing export of a Major League club, with the start at the ballpark and in Eastern time. */
export const mlbExport: CsvFormat = {
  columns: ['start date', 'start time', 'start time et', 'subject', 'location'],
  read: (rows) => {
    const { read, problems } = readEach(rows, convert);
    return { source: 'mlb', rows: rows.length, entries: withKeys(read), problems };
  },
};
