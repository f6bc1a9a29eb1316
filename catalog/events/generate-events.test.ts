import { createHash } from 'node:crypto';
import { weekdayOf } from '@golark/contract/dates/rules';
import { seatsOfBay } from '@golark/contract/events/seat-map-rules';
import { chooseSeats, isSpace } from '@golark/contract/tickets/rules';
import { expect, test } from 'vitest';
import type { EventPlan } from '../pictures/plans/picture-plan.ts';
import { planEventPicture } from '../pictures/plans/plan-event-pictures.ts';
import type { CatalogEvent, CatalogListing, CatalogPerformer } from './catalog-event.ts';
import { teamSeeds } from './data/teams.ts';
import { type EventCatalogOptions, generateEvents } from './generate-events.ts';

const now = new Date('2026-11-22T18:00:00Z');

const small = (change: Partial<EventCatalogOptions> = {}) => generateEvents({ size: 300, now, ...change });
const hashOf = (change: Partial<EventCatalogOptions> = {}): string => {
  const { venues, events } = small(change);
  return createHash('sha1')
    .update(JSON.stringify([venues, ...events()]))
    .digest('hex');
};

const full = generateEvents({ size: 2000, now });
const events = [...full.events()];
const byTeam = (pick: (event: CatalogEvent) => readonly { id: string }[]): Map<string, CatalogEvent[]> => {
  const found = new Map<string, CatalogEvent[]>();
  for (const event of events)
    for (const { id } of pick(event)) found.set(id, [...(found.get(id) ?? []), event]);
  return found;
};

test('the same seed, size and instant give the same events and tickets; another seed does not', () => {
  expect(hashOf()).toBe(hashOf());
  expect(hashOf({ seed: 8 })).not.toBe(hashOf());
});

test('a small catalog has few events of all kinds of venues, an empty one none', () => {
  expect(small().count).toBe(60);
  expect(new Set(small().venues.map(({ kind }) => kind)).size).toBe(12);
  expect(generateEvents({ size: 0, now }).count).toBe(0);
  expect(events.length).toBeGreaterThan(1400);
});

const performers = [
  ...new Map(events.flatMap((event) => event.performers.map((one) => [one.id, one] as const))).values(),
];

/** The look of a performer, without the light that an evening and a place give. */
const lookOf = ({ id, genre, name, colors, people }: CatalogPerformer): Pick<EventPlan, 'act' | 'colors'> => {
  const place = { kind: 'concert-arena', state: 'KS', city: '', latitude: 39, longitude: -97 } as const;
  const performer = { id, name, colors, people };
  const facts = { ...place, id, eventId: id, name: '', genre, performer, isNight: true, month: 10 };
  const { act, colors: shown } = planEventPicture(facts);
  return { ...(act ? { act } : {}), ...(shown ? { colors: shown } : {}) };
};

/** How different two pairs of colors are: 0 to 6 times 255. */
const distanceOf = (one: readonly string[], other: readonly string[]): number => {
  const channels = (colors: readonly string[]) =>
    colors.flatMap((color) => [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16)));
  const second = channels(other);
  return channels(one).reduce((sum, channel, i) => sum + Math.abs(channel - (second[i] ?? 0)), 0);
};

test('no two performers look alike, and those of a genre have colors of their own', () => {
  const looks = performers.map((one) => JSON.stringify([one.genre, lookOf(one)]));
  expect(new Set(looks).size).toBe(looks.length);
  const artists = performers.filter(({ category, genre }) => category === 'concerts' || genre === 'comedy');
  const alike = [...Map.groupBy(artists, ({ genre }) => genre).values()].flatMap((ofGenre) =>
    ofGenre.flatMap((one, i) =>
      ofGenre
        .slice(i + 1)
        .filter((other) => distanceOf(lookOf(one).colors ?? [], lookOf(other).colors ?? []) < 60)
        .map((other) => `${one.name} and ${other.name}`),
    ),
  );
  expect(alike).toEqual([]);
});

test('as many people are on stage as a performer has', () => {
  const peopleOf = (name: string) =>
    lookOf(performers.find((one) => one.name === name) as CatalogPerformer).act?.lineup.length;
  expect(['Kit Amara', 'Sugar Telegraph', 'Glass Orchard', 'Velour Engine'].map(peopleOf)).toEqual([
    1, 2, 3, 5,
  ]);
  expect(['Ellis Cartwright Trio', 'Basil Wexler Quintet', 'The Sixth Floor Sextet'].map(peopleOf)).toEqual([
    3, 5, 6,
  ]);
  expect(['Dana Okafor-Lund', 'Ilse Hartwig-Roth'].map(peopleOf)).toEqual([1, 1]);
});

test('nobody performs at two places on a day, and a team plays at home and away', () => {
  const twice: string[] = [];
  for (const [id, ofPerformer] of byTeam(({ performers }) => performers))
    for (const [day, onDay] of Map.groupBy(ofPerformer, (event) => event.day))
      if (new Set(onDay.map(({ venue }) => venue.id)).size > 1) twice.push(`${id} on ${day}`);
  expect(twice).toEqual([]);
  const games = events.filter(({ category }) => category === 'sports');
  const homes = new Set(games.map(({ performers }) => performers[0]?.name));
  const guests = new Set(games.map(({ performers }) => performers[1]?.name));
  for (const { name } of teamSeeds)
    expect([name, homes.has(name), guests.has(name)]).toEqual([name, true, true]);
});

test('events begin at a usual hour of the venue, whatever the season, and doors open before', () => {
  const hours = { timeStyle: 'short', hourCycle: 'h23' } as const;
  for (const { startsAt, doorsAt, time, venue, id } of events) {
    const local = new Intl.DateTimeFormat('en-GB', { ...hours, timeZone: venue.timeZone }).format(startsAt);
    expect(local, id).toBe(time);
    expect(time >= '11:00' && time <= '21:30', time).toBe(true);
    expect(doorsAt < startsAt && startsAt > now).toBe(true);
  }
  const theater = events.filter(({ genre }) => genre === 'plays' || genre === 'musicals');
  const matinees = theater.filter(({ time }) => time < '16:00');
  expect(matinees.length).toBeGreaterThan(20);
  expect(matinees.filter(({ day }) => weekdayOf(day) % 6 !== 0)).toEqual([]);
});

test('no seat is offered twice, none outside of its row, and a price is one', () => {
  const bad: string[] = [];
  for (const { id, venue, listings, resaleCapPercent } of events) {
    const taken = new Map<string, Set<number>>();
    for (const { section, rowLabel, seats, companions, splitRule, rowIndex, ...listing } of listings) {
      const { priceAmount, faceAmount, seller, quality } = listing;
      const isPriced = priceAmount >= 500 && priceAmount <= 300_000 && priceAmount % 100 === 0;
      const isCapped =
        seller === null || resaleCapPercent === null || priceAmount <= (faceAmount * resaleCapPercent) / 100;
      if (!isPriced || (!isCapped && listing.status === 'active') || quality < 0 || quality > 1)
        bad.push(`${id}: ${priceAmount}`);
      if (companions !== null && splitRule !== 'any')
        bad.push(`${id}: a bay whose companion seats are not optional`);
      const key = `${section.id} ${rowLabel}`;
      const seen = taken.get(key) ?? new Set();
      taken.set(key, seen);
      const bay = section.bays.find(({ label }) => label === rowLabel);
      const last = bay
        ? seatsOfBay(bay)
        : rowIndex === null
          ? section.places
          : (section.rows?.seats[rowIndex] ?? 0);
      for (const { from, to } of seats)
        for (let seat = from; seat < to; seat++) {
          if (seen.has(seat) || seat >= last) bad.push(`${id}: ${key} seat ${seat} of ${venue.id}`);
          seen.add(seat);
        }
    }
  }
  expect(bad).toEqual([]);
});

/** How often of two listings the one with the better view costs more: 1 always, 0.5 by chance. */
const agreementOf = (listings: readonly CatalogListing[]): number => {
  let [pairs, agreeing] = [0, 0];
  for (const [i, one] of listings.entries())
    for (const other of listings.slice(i + 1)) {
      const [view, price] = [one.quality - other.quality, one.priceAmount - other.priceAmount];
      if (Math.abs(view) < 0.02 || price === 0) continue;
      pairs++;
      if (view * price > 0) agreeing++;
    }
  return agreeing / pairs;
};

const onSale = events.map((event) => event.listings.filter(({ status }) => status === 'active'));

test('the better the view, the higher the price, at every event', () => {
  const agreements = onSale
    .filter((listings) => listings.length >= 20)
    .map(agreementOf)
    .sort((a, b) => a - b);
  expect(agreements[0]).toBeGreaterThan(0.8);
  expect(agreements[Math.floor(agreements.length / 2)]).toBeGreaterThan(0.92);
});

test('prices fall from tier to tier by more than sellers differ', () => {
  const medianOf = (prices: number[]): number => prices.sort((a, b) => a - b)[prices.length >> 1] ?? 0;
  const shares = new Map<string, number[]>();
  for (const [i, listings] of onSale.entries()) {
    const kind = events[i]?.venue.kind;
    const highest = Math.max(...listings.map(({ priceAmount }) => priceAmount));
    for (const { section, priceAmount } of listings) {
      const key = `${kind} ${section.tier}`;
      shares.set(key, [...(shares.get(key) ?? []), priceAmount / highest]);
    }
  }
  const median = (key: string): number => medianOf(shares.get(key) ?? []);
  for (const kind of ['hockey-arena', 'basketball-arena', 'football-stadium', 'concert-arena'])
    for (const [better, worse] of [
      ['lower', 'club'],
      ['club', 'upper'],
    ])
      expect(median(`${kind} ${worse}`), `${kind}: ${worse}`).toBeLessThan(0.9 * median(`${kind} ${better}`));
  for (const [better, worse] of [
    ['ballpark lower', 'ballpark upper'],
    ['ballpark upper', 'ballpark bleachers'],
    ['theater orchestra', 'theater mezzanine'],
    ['theater mezzanine', 'theater balcony'],
    ['soccer-stadium lower', 'soccer-stadium upper'],
  ] as const)
    expect(median(worse), worse).toBeLessThan(0.9 * median(better));
});

test('who needs a wheelchair space finds one at every event that sells well, alone and with one to three others', () => {
  const left = events.filter(({ demand }) => demand === 'usual');
  expect(left.length).toBeGreaterThan(events.length * 0.9);
  for (const { id, listings } of left)
    for (const quantity of [1, 2, 3, 4]) {
      const found = listings.filter(({ seats, splitRule: rule, companions, status }) => {
        const chosen = status === 'active' && chooseSeats({ seats, free: seats, rule, companions }, quantity);
        return companions !== null && chosen && isSpace(chosen.from, companions);
      });
      expect(found.length, `${id} for ${quantity}`).toBeGreaterThan(0);
    }
});

test('most events have tickets; a few are sold out, nearly sold out or go on sale later', () => {
  const left = events.map(({ listings }) =>
    listings.flatMap(({ seats }) => seats).reduce((sum, { from, to }) => sum + to - from, 0),
  );
  const share = (has: (seats: number) => boolean): number => left.filter(has).length / left.length;
  expect(share((seats) => seats === 0)).toBeLessThan(0.04);
  expect(share((seats) => seats === 0)).toBeGreaterThan(0.004);
  expect(left.filter((seats) => seats >= 3 && seats <= 9).length).toBeGreaterThan(5);
  expect(share((seats) => seats > 20)).toBeGreaterThan(0.9);
  const later = events.filter(({ onSaleAt }) => onSaleAt !== null);
  expect(later.length / events.length).toBeGreaterThan(0.02);
  for (const { onSaleAt, startsAt } of later)
    expect(onSaleAt && onSaleAt > now && onSaleAt < startsAt).toBe(true);
});
