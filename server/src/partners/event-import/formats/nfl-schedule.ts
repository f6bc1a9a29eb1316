import { clockOf, dayOf, nameIn } from '../read-values.ts';
import { FieldProblem, type ScheduleEntry } from '../schedule.ts';
import type { CsvFormat, Row } from './csv-format.ts';
import { nflTeams } from './nfl-teams.ts';
import { readEach } from './read-each.ts';

const teamOf = (fields: Row['fields'], field: string): string => {
  const code = nameIn(fields, field);
  const name = nflTeams.get(code);
  if (!name) throw new FieldProblem(field, `No team has the code ${code.slice(0, 20)}.`);
  return name;
};

const convert = ({ line, fields }: Row): ScheduleEntry => {
  const month = nameIn(fields, 'month');
  const year = nameIn(fields, 'year');
  // a season ends in the February after its year
  const ofDay = Number(month) < 7 ? String(Number(year) + 1) : year;
  const day = dayOf('day', [ofDay, month, nameIn(fields, 'day')]);
  const home = teamOf(fields, 'home');
  const away = teamOf(fields, 'away');
  if (home === away) throw new FieldProblem('away', 'It is the home team.');
  const time = nameIn(fields, 'time');
  // the games of the season at 9 and 10 on a Sunday are played in Europe; no evening game begins that late
  const isMorning =
    fields.get('season_type') === 'REG' && fields.get('wday') === 'Sun' && /^(9|10|11):/.test(time);
  const clock = clockOf('time', `${time} ${fields.get('meridiem') ?? ''}`, isMorning);
  return {
    ...{
      line,
      sourceKey: nameIn(fields, 'gamekey'),
      title: null,
      genre: 'football',
      performers: [home, away],
    },
    ...{ isGame: true, venue: null, start: { day, time: clock, zone: 'America/New_York' } },
    ...{ isTimeTbd: false, isCanceled: false, onSaleAt: null },
  };
};

/** Times are Eastern, wherever a game is played; AM and PM are mostly missing. */
export const nflSchedule: CsvFormat = {
  columns: ['gamekey', 'year', 'season_type', 'month', 'day', 'wday', 'time', 'away', 'home'],
  read: (rows) => {
    const { read, problems } = readEach(rows, convert);
    return { source: 'nfl', rows: rows.length, entries: read, problems };
  },
};
