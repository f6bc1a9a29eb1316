import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/open-database';
import { illustrateEventsWithDrawings } from '#platform/files/drawing-events';
import { openTestDatabase } from '#testing/open-test-database';
import { importEvents } from './import-events.ts';

let database: OpenDatabase;
let folder: string;

const cities = `
  ('co-denver', 'co', 'Denver', 'denver', 'denver', 39.739, -104.985, 682545, false, true, 'America/Denver'),
  ('ca-san-francisco', 'ca', 'San Francisco', 'san-francisco', 'san francisco', 37.775, -122.419, 864816, true, false, 'America/Los_Angeles'),
  ('az-scottsdale', 'az', 'Scottsdale', 'scottsdale', 'scottsdale', 33.509, -111.899, 236839, false, false, 'America/Phoenix'),
  ('wi-green-bay', 'wi', 'Green Bay', 'green-bay', 'green bay', 44.519, -88.02, 105207, false, false, 'America/Chicago'),
  ('oh-toronto', 'oh', 'Toronto', 'toronto', 'toronto', 40.464, -80.601, 5000, false, false, 'America/New_York')`;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'golark-events-'));
  await database.pool.query(`
    INSERT INTO states SELECT s, upper(s), s FROM unnest('{co,ca,az,wi,oh}'::text[]) s;
    INSERT INTO cities VALUES ${cities}`);
});
afterAll(async () => {
  await database.close();
  await fs.rm(folder, { recursive: true });
});

const clock = { now: () => new Date('2026-11-22T12:00:00Z') };

const announced: string[] = [];
const events = {
  emit: async (_trx: unknown, name: string) => void announced.push(name),
} as never;

const importText = async (content: string, shiftTo?: string) => {
  const file = path.join(folder, 'schedule');
  await fs.writeFile(file, content);
  return importEvents(
    { db: database.db, clock, events, illustrateEvents: illustrateEventsWithDrawings },
    { path: file, shiftTo },
  );
};

const eventsOf = async (source: string): Promise<Record<string, unknown>[]> =>
  (
    await database.pool.query(
      `SELECT e.source_key, e.title, e.status, e.starts_at, e.moved_from, e.day, e.is_time_tbd, v.name AS venue, v.city_id
       FROM events e JOIN venues v ON v.id = e.venue_id WHERE e.source = $1 ORDER BY e.starts_at, e.id`,
      [source],
    )
  ).rows;

const nbaHeader = 'Match Number,Round Number,Date,Location,Home Team,Away Team,Result\n';
const nba = `${nbaHeader}1,1,24/10/2026 23:30,Ball Arena,Denver Nuggets,Los Angeles Lakers,
2,1,05/12/2026 03:00,Chase Center,Golden State Warriors,Phoenix Suns,
3,2,08/03/2027 02:00,Ball Arena,Denver Nuggets,Phoenix Suns,
4,2,14/03/2027 23:00,Accor Arena,Denver Nuggets,Phoenix Suns,
5,2,15/03/2027 23:00,Scotiabank Arena,Toronto Raptors,Phoenix Suns,
`;

test('times in UTC become days of the venue, which is where the home team usually plays; what is over is left out', async () => {
  const report = await importText(nba);
  expect(report).toMatchObject({ source: 'nba', rows: 5, added: 2, venuesAdded: 2, performersAdded: 3 });
  expect(report.problems).toEqual([
    { line: 2, field: 'date', reason: expect.stringContaining('--shift-to') },
    { line: 5, field: 'location', reason: 'The venue Accor Arena is not known, nor the city that it is in.' },
    {
      line: 6,
      field: 'location',
      reason: 'The venue Scotiabank Arena is not known, nor the city that it is in.',
    },
  ]);
  expect(await eventsOf('nba')).toMatchObject([
    { title: 'Golden State Warriors vs. Phoenix Suns', day: '2026-12-04', city_id: 'ca-san-francisco' },
    {
      title: 'Denver Nuggets vs. Phoenix Suns',
      day: '2027-03-07',
      venue: 'Ball Arena',
      city_id: 'co-denver',
    },
  ]);
});

test('importing again changes nothing; a changed start moves the event, another hour of an unknown one does not', async () => {
  expect(await importText(nba)).toMatchObject({
    added: 0,
    updated: 0,
    unchanged: 2,
    venuesAdded: 0,
    venuesUpdated: 0,
  });
  const moved = nba.replace('05/12/2026 03:00', '06/12/2026 04:00');
  expect(await importText(moved)).toMatchObject({ added: 0, updated: 1, unchanged: 1 });
  const [event] = await eventsOf('nba');
  expect(event).toMatchObject({
    ...{ status: 'MOVED', starts_at: new Date('2026-12-06T04:00:00Z'), day: '2026-12-05' },
    moved_from: new Date('2026-12-05T03:00:00Z'),
  });
  expect(await importText(moved)).toMatchObject({ updated: 0, unchanged: 2 });
  expect(announced).toEqual(['event.moved']);
});

test('a whole schedule moves by weeks: weekdays and times at the venue stay, also across a change of clocks', async () => {
  const old = `${nbaHeader}1,1,24/10/2023 23:30,Ball Arena,Denver Nuggets,Los Angeles Lakers,
2,1,06/11/2023 00:30,Ball Arena,Denver Nuggets,Phoenix Suns,\n`;
  expect(await importText(old, '2027-06-01')).toMatchObject({ added: 2, problems: [] });
  const [first, second] = (await eventsOf('nba')).slice(-2);
  // Tuesday 17:30 and Sunday 17:30 in Denver, as in 2023
  expect(first).toMatchObject({ day: '2027-06-01', starts_at: new Date('2027-06-01T23:30:00Z') });
  expect(second).toMatchObject({ day: '2027-06-13', starts_at: new Date('2027-06-13T23:30:00Z') });
});

test('an MLB export has times at the ballpark; one that is not the same in Eastern time is refused', async () => {
  const report = await importText(`START DATE,START TIME,START TIME ET,SUBJECT,LOCATION,DESCRIPTION
03/18/27,07:05 PM,10:05 PM,Cubs at Giants,Scottsdale Stadium - Scottsdale,"Local TV: NBCS BA ----- Local Radio: KNBR 680"
04/08/27,01:35 PM,04:35 PM,Marlins at Giants,Oracle Park - San Francisco,""
04/09/27,01:35 PM,02:35 PM,Marlins at Giants,Oracle Park - San Francisco,""
04/10/27,,,Marlins at Giants,Oracle Park - San Francisco,""
04/31/27,01:35 PM,04:35 PM,Marlins at Giants,Oracle Park - San Francisco,""
`);
  expect(report.problems).toEqual([
    {
      line: 4,
      field: 'start time et',
      reason: '14:35 is not the Eastern time of 13:35 in America/Los_Angeles.',
    },
    { line: 6, field: 'start date', reason: 'There is no day 2027-04-31.' },
  ]);
  expect(await eventsOf('mlb')).toMatchObject([
    {
      title: 'Giants vs. Cubs',
      starts_at: new Date('2027-03-19T02:05:00Z'),
      day: '2027-03-18',
      venue: 'Scottsdale Stadium',
    },
    { title: 'Giants vs. Marlins', starts_at: new Date('2027-04-08T20:35:00Z'), is_time_tbd: false },
    { day: '2027-04-10', is_time_tbd: true },
  ]);
});

test('an NFL schedule is Eastern without AM and PM; its teams play where a list of venues says', async () => {
  const nfl = `eid,gamekey,year,season_type,week,month,day,wday,time,meridiem,away,home
2026122700,1001,2026,REG,16,12,27,Sun,1:00,,GB,DEN
2026122701,1002,2026,REG,16,12,27,Sun,9:30,,DEN,GB
2027011000,1003,2026,POST,18,1,10,Sun,8:15,,DEN,GB
2027011000,1004,2026,POST,18,1,10,Sun,8:15,,DEN,XX
`;
  expect((await importText(nfl)).problems).toHaveLength(4);
  const venues = await importText(`venue,lat,lng,league,team
Lambeau Field,44.501389,-88.062222,NFL,Green Bay Packers
Mile High Stadium,39.743889,-105.02,NFL,Denver Broncos
Parc des Princes,48.841,2.253,NFL,Paris Saints
`);
  expect(venues).toMatchObject({
    venuesAdded: 2,
    performersAdded: 2,
    problems: [{ line: 4, field: 'venue' }],
  });
  const capacities =
    'team,venue,capacity,league\nGreen Bay Packers,Lambeau Field,81435,NFL\nDenver Broncos,Mile High Stadium,"15795 13,900",NFL\n';
  expect(await importText(capacities)).toMatchObject({
    venuesUpdated: 1,
    problems: [{ line: 3, field: 'capacity' }],
  });
  expect(await importText(capacities)).toMatchObject({ venuesUpdated: 0 });
  expect((await importText(nfl)).problems).toEqual([
    { line: 5, field: 'home', reason: 'No team has the code XX.' },
  ]);
  expect(await eventsOf('nfl')).toMatchObject([
    { title: 'Green Bay Packers vs. Denver Broncos', starts_at: new Date('2026-12-27T14:30:00Z') },
    {
      title: 'Denver Broncos vs. Green Bay Packers',
      starts_at: new Date('2026-12-27T18:00:00Z'),
      venue: 'Mile High Stadium',
    },
    { starts_at: new Date('2027-01-11T01:15:00Z'), day: '2027-01-10', venue: 'Lambeau Field' },
  ]);
});

const seatgeekEvent = (change: object) => ({
  ...{ id: 1, type: 'concert', title: 'Cedar Sons', datetime_local: '2027-02-03T03:30:00' },
  ...{ datetime_utc: '2027-02-03T10:30:00', time_tbd: true, taxonomies: [{ name: 'concert' }] },
  performers: [{ name: 'Cedar Sons', genres: [{ slug: 'rock' }] }],
  venue: {
    ...{ name: 'Larimer Hall', city: 'Denver', state: 'CO', country: 'US', capacity: 0 },
    location: { lat: 39.75, lon: -104.99 },
  },
  ...change,
});

test('SeatGeek events have a day without an hour, a place abroad or a kind that is not sold here', async () => {
  const events = [
    seatgeekEvent({}),
    seatgeekEvent({ id: 2, time_tbd: false, datetime_utc: '2027-02-04T02:30:00' }),
    seatgeekEvent({ id: 3, venue: { name: 'Estadio', country: 'Brazil' } }),
    seatgeekEvent({ id: 4, type: 'pga', taxonomies: [{ name: 'sports' }, { name: 'pga' }] }),
    'not an event',
  ];
  const report = await importText(JSON.stringify({ meta: { total: 134845 }, events }));
  expect(report.problems.map(({ line, field }) => [line, field])).toEqual([
    [3, 'venue.country'],
    [4, 'type'],
    [5, ''],
  ]);
  expect(await eventsOf('seatgeek')).toMatchObject([
    { source_key: '2', is_time_tbd: false, day: '2027-02-03' },
    { source_key: '1', is_time_tbd: true, day: '2027-02-03', starts_at: new Date('2027-02-04T03:00:00Z') },
  ]);
  // the hour becomes known
  const known = seatgeekEvent({ time_tbd: false, datetime_utc: '2027-02-04T01:00:00' });
  await importText(JSON.stringify({ meta: {}, events: [known] }));
  expect((await eventsOf('seatgeek'))[0]).toMatchObject({
    source_key: '1',
    status: 'SCHEDULED',
    is_time_tbd: false,
  });
});

test('Ticketmaster events can be canceled and go on sale later', async () => {
  const event = (code: string) => ({
    ...{
      id: 'Z7r9jZ1Aeq',
      name: 'Cedar Sons',
      classifications: [{ segment: { name: 'Music' }, genre: { name: 'Rock' } }],
    },
    dates: { start: { localDate: '2027-03-21', localTime: '19:00:00' }, status: { code } },
    sales: { public: { startDateTime: '2027-01-09T14:00:00Z' } },
    _embedded: {
      attractions: [{ name: 'Cedar Sons' }],
      venues: [
        {
          ...{ name: 'Larimer Hall - CO', city: { name: 'Denver' }, state: { stateCode: 'CO' } },
          ...{ country: { countryCode: 'US' }, location: { latitude: '39.75', longitude: '-104.99' } },
        },
      ],
    },
  });
  const file = (code: string) => JSON.stringify({ _embedded: { events: [event(code)] } });
  expect(await importText(file('onsale'))).toMatchObject({ added: 1, venuesAdded: 0, performersAdded: 0 });
  expect(await importText(file('cancelled'))).toMatchObject({ updated: 1 });
  // a cancellation is for good
  expect(await importText(file('onsale'))).toMatchObject({ updated: 0, unchanged: 1 });
  expect(await eventsOf('ticketmaster')).toMatchObject([
    { status: 'CANCELED', starts_at: new Date('2027-03-22T01:00:00Z'), venue: 'Larimer Hall' },
  ]);
});

test('a file that is none of these is refused with one sentence', async () => {
  const broken: [string, RegExp][] = [
    ['', /empty/],
    [nbaHeader, /no rows/],
    ['name,when\nA,B\n', /none of the known forms/],
    ['{"events": [', /not readable as JSON/],
    ['{"events": []}', /none of the known forms/],
    ['[1]', /none of the known forms/],
    [`${'a,'.repeat(1_000_000)}a\n`, /more than 1000 columns/],
  ];
  for (const [content, message] of broken)
    await expect(importText(content), content.slice(0, 20)).rejects.toThrow(message);
});

test('bad rows are named one by one, and the others are imported', async () => {
  const report = await importText(`${nbaHeader}1,1,31/02/2028 19:00,Ball Arena,Denver Nuggets,Phoenix Suns,
2,1,2028-12-01,Ball Arena,Denver Nuggets,Phoenix Suns,
3,1,01/12/2028 25:61,Ball Arena,Denver Nuggets,Phoenix Suns,
4,1,01/12/2028 19:00,Ball Arena,Denver Nuggets
five,1,01/12/2028 19:00,Ball Arena,Denver Nuggets,Phoenix Suns,
6,1,01/12/2028 19:00,Ball Arena,Denver Nuggets,Denver Nuggets,
7,1,01/12/2028 19:00,Ball\0 Arena,Denver\uFFFD Nuggets,Phoenix Suns,
8,1,01/12/2028 19:00,Ball\0 Arena,Denver Nuggets,Phoenix Suns,
8,1,02/12/2028 19:00,Ball Arena,Denver Nuggets,Phoenix Suns,
`);
  expect(report).toMatchObject({ rows: 9, added: 1, venuesAdded: 0 });
  expect(report.problems.map(({ line, field }) => [line, field])).toEqual([
    [2, 'date'],
    [3, 'date'],
    [4, 'date'],
    [5, ''],
    [6, 'match number'],
    [7, 'away team'],
    [8, 'home team'],
    [10, ''],
  ]);
});
