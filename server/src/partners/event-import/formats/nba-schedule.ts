import { type Day, dayNumber } from '@golark/contract/dates/rules';
import { dayOf, instantOf, nameIn } from '../read-values.ts';
import { FieldProblem, type ScheduleEntry } from '../schedule.ts';
import type { CsvFormat, Row } from './csv-format.ts';
import { readEach } from './read-each.ts';

/** `24/10/2023 23:30` */
const startOf = (text: string): { day: Day; instant: Date } => {
  const [, date = '', month, year, time = ''] =
    /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d)$/.exec(text.trim()) ?? [];
  if (date === '')
    throw new FieldProblem('date', `${text.trim().slice(0, 40)} is not written as DD/MM/YYYY HH:MM.`);
  const day = dayOf('date', [year, month, date]);
  return { day, instant: instantOf('date', `${day}T${time}:00Z`) };
};

const convert = ({ line, fields }: Row): ScheduleEntry & { day: Day } => {
  const number = nameIn(fields, 'match number');
  if (!/^\d{1,6}$/.test(number)) throw new FieldProblem('match number', 'It is not a number.');
  const { day, instant } = startOf(fields.get('date') ?? '');
  const home = nameIn(fields, 'home team');
  const away = nameIn(fields, 'away team');
  if (home === away) throw new FieldProblem('away team', 'It is the home team.');
  return {
    ...{
      line,
      day,
      sourceKey: number,
      title: null,
      genre: 'basketball',
      performers: [home, away],
      isGame: true,
    },
    ...{ venue: { name: nameIn(fields, 'location') }, start: { instant } },
    ...{ isTimeTbd: false, isCanceled: false, onSaleAt: null },
  };
};

/** A season begins in autumn; its year is that of its first day. */
const seasonOf = (days: readonly Day[]): string => {
  const first = days.reduce((least, day) => (dayNumber(day) < dayNumber(least) ? day : least));
  return Number(first.slice(5, 7)) >= 7 ? first.slice(0, 4) : String(Number(first.slice(0, 4)) - 1);
};

/** The form of fixturedownload.com; matches are numbered anew in every season. */
export const nbaSchedule: CsvFormat = {
  columns: ['match number', 'date', 'location', 'home team', 'away team'],
  read: (rows) => {
    const { read, problems } = readEach(rows, convert);
    const season = read.length > 0 ? seasonOf(read.map(({ day }) => day)) : '';
    const entries = read.map(({ day, sourceKey, ...entry }) => ({
      ...entry,
      sourceKey: `${season}-${sourceKey}`,
    }));
    return { source: 'nba', rows: rows.length, entries, problems };
  },
};
