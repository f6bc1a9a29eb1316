import { randomUUID } from 'node:crypto';
import { addDays, type Day, dayInZone, nightsOf } from '@golark/contract/dates/rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freeNights, saveListingParts, takeNights } from '#calendars';
import type { OpenDatabase } from '#platform/database/open-database';
import { aListing } from '#testing/factories';
import { openTestDatabase } from '#testing/open-test-database';
import { testNow as testInstant } from '#testing/test-now';
import { importFetched } from './import-feed.ts';
import type { EventValues } from './rules/match-events.ts';
import { findFeed, insertFeed } from './store/feeds.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const timeZone = 'America/Denver';
const testNow = new Date(testInstant);
const today = dayInZone(testNow, timeZone);
const lastDay = 12;

const aFeed = async (listingId: string, roomTypeId: string): Promise<string> => {
  const id = randomUUID();
  const feed = {
    id,
    listingId,
    roomTypeId,
    name: 'Harborstay',
    url: `https://harborstay.example/${id}`,
    host: 'harborstay.example',
    at: testNow,
  };
  await database.db.transaction().execute((trx) => insertFeed(trx, feed));
  return id;
};

/** A fetch of a feed that says exactly this. */
const importEvents = async (feedId: string, events: EventValues[], at = testNow): Promise<void> => {
  const feed = await findFeed(database.db, feedId);
  if (!feed) throw new Error('the feed is there');
  const calendar = { isRead: true as const, events, problems: [], product: null, name: null };
  const version = { etag: null, lastModified: null, contentHash: randomUUID() };
  const ctx = { db: database.db, config: { calendarFeedMinutes: 30 } } as Parameters<typeof importFetched>[0];
  const wanted = { feed, timeZone, isConfirmed: true };
  await importFetched(ctx, { at, kind: 'read', calendar, version }, wanted);
};

interface Range {
  from: number;
  nights: number;
}

const aRange = fc.record({ from: fc.nat(lastDay - 4), nights: fc.integer({ min: 1, max: 4 }) });
const daysOf = ({ from, nights }: Range) => ({
  arriveDay: addDays(today, from),
  departDay: addDays(today, from + nights),
});

const anEvent = fc
  .record({
    range: aRange,
    uid: fc.constantFrom('a', 'b', 'c', 'd'),
    kind: fc.constantFrom('reservation', 'reservation', 'block', 'shadow'),
  })
  .map(
    ({ range, uid, kind }) =>
      ({ ...daysOf(range), uid, kind, code: null, recurrenceDay: null, summary: kind }) as EventValues,
  );

const feedNames = ['onSingle', 'alsoOnSingle', 'onHotel', 'onHouse', 'onFloor'] as const;
const roomNames = ['single', 'hotel', 'house', 'floor'] as const;
type FeedName = (typeof feedNames)[number];
type RoomName = (typeof roomNames)[number];
const roomOfFeed: Record<FeedName, RoomName> = {
  onSingle: 'single',
  alsoOnSingle: 'single',
  onHotel: 'hotel',
  onHouse: 'house',
  onFloor: 'floor',
};
const unitsOf: Record<RoomName, number> = { single: 1, hotel: 3, house: 1, floor: 1 };
const linkedOf: Partial<Record<RoomName, RoomName>> = { house: 'floor', floor: 'house' };

type Step =
  | { do: 'book'; room: RoomName; range: Range }
  | { do: 'cancel'; which: number }
  | { do: 'import'; feed: FeedName; events: EventValues[] };

const aStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('book' as const), room: fc.constantFrom(...roomNames), range: aRange }),
  fc.record({ do: fc.constant('cancel' as const), which: fc.nat(5) }),
  fc.record({
    do: fc.constant('import' as const),
    feed: fc.constantFrom(...feedNames),
    events: fc.array(anEvent, { maxLength: 5 }),
  }),
);

/** The expected nights: the bookings made here, and the last fetch of each feed. */
class PlainNights {
  readonly bookings: { room: RoomName; days: { arriveDay: Day; departDay: Day } }[] = [];
  readonly feeds = new Map<FeedName, EventValues[]>();

  own(room: RoomName, night: Day): number {
    return this.bookings.filter(
      (one) => one.room === room && one.days.arriveDay <= night && night < one.days.departDay,
    ).length;
  }

  claimed(room: RoomName, night: Day): number {
    const claims = feedNames
      .filter((feed) => roomOfFeed[feed] === room)
      .map((feed) => {
        const on = (this.feeds.get(feed) ?? []).filter(
          ({ arriveDay, departDay }) => arriveDay <= night && night < departDay,
        );
        const reservations = on.filter(({ kind }) => kind === 'reservation').length;
        return Math.max(reservations, on.some(({ kind }) => kind === 'block') ? 1 : 0);
      });
    return claims.reduce((sum, one) => sum + one, 0);
  }
}

interface NightState {
  booked: number;
  claimed: number;
  elsewhere: number;
  linked: number;
}

const readNights = async (
  rooms: Record<RoomName, string>,
): Promise<(room: RoomName, night: Day) => NightState> => {
  const { rows } = await sql<NightState & { room: string; night: Day }>`
    SELECT room_type_id AS room, night, booked, claimed, booked_elsewhere AS elsewhere, linked_booked AS linked FROM nights
    WHERE room_type_id = ANY (${Object.values(rooms)}::text[])`.execute(database.db);
  const byKey = new Map(rows.map((row) => [`${row.room} ${row.night}`, row]));
  return (room, night) =>
    byKey.get(`${rooms[room]} ${night}`) ?? { booked: 0, claimed: 0, elsewhere: 0, linked: 0 };
};

const aPlaceToSell = async () => {
  const [single, hotel, house, floor] = await Promise.all([
    aListing(database.db),
    aListing(database.db),
    aListing(database.db),
    aListing(database.db),
  ]);
  const listings = { single, hotel, house, floor };
  const rooms = { single: `${single}-1`, hotel: `${hotel}-1`, house: `${house}-1`, floor: `${floor}-1` };
  await database.db
    .updateTable('room_types')
    .set({ units: unitsOf.hotel })
    .where('id', '=', rooms.hotel)
    .execute();
  const parts = { wholeId: house, partIds: [floor], closesTogether: false };
  await database.db.transaction().execute((trx) => saveListingParts(trx, parts, '2026-01-01'));
  const feeds = {} as Record<FeedName, string>;
  for (const feed of feedNames)
    feeds[feed] = await aFeed(listings[roomOfFeed[feed]], rooms[roomOfFeed[feed]]);
  return { rooms, feeds };
};

const nights = nightsOf(today, addDays(today, lastDay));

test('after any sequence of bookings, cancellations and fetches, each night is ours, theirs or free, and none is sold twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 3, maxLength: 14 }), async (steps) => {
      const { rooms, feeds } = await aPlaceToSell();
      const plain = new PlainNights();
      const stayOf = (room: RoomName, days: { arriveDay: Day; departDay: Day }) => ({
        rooms: [{ roomTypeId: rooms[room], units: 1 }],
        ...days,
      });
      for (const step of steps) {
        const before = await readNights(rooms);
        if (step.do === 'book') {
          const days = daysOf(step.range);
          const isFree = nightsOf(days.arriveDay, days.departDay).every((night) => {
            const { booked, linked } = before(step.room, night);
            return booked < unitsOf[step.room] && linked === 0;
          });
          const taken = database.db.transaction().execute((trx) => takeNights(trx, stayOf(step.room, days)));
          expect(
            await taken.then(
              () => true,
              () => false,
            ),
          ).toBe(isFree);
          if (isFree) plain.bookings.push({ room: step.room, days });
        } else if (step.do === 'cancel') {
          const [canceled] = plain.bookings.splice(step.which, 1);
          if (canceled)
            await database.db
              .transaction()
              .execute((trx) => freeNights(trx, stayOf(canceled.room, canceled.days)));
        } else {
          await importEvents(feeds[step.feed], step.events);
          plain.feeds.set(step.feed, step.events);
        }
        const after = await readNights(rooms);
        for (const room of roomNames) {
          for (const night of nights) {
            const { booked, claimed, elsewhere, linked } = after(room, night);
            const own = plain.own(room, night);
            expect({ room, night, own: booked - elsewhere, claimed }).toEqual({
              room,
              night,
              own,
              claimed: plain.claimed(room, night),
            });
            const other = linkedOf[room];
            if (other) expect(linked).toBe(after(other, night).booked);
            const isTakenByOther = linked > 0;
            expect(elsewhere, `${room} ${night}`).toBe(
              isTakenByOther ? 0 : Math.min(claimed, unitsOf[room] - own),
            );
          }
        }
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);

const aReservation = (uid: string, range: Range): EventValues => ({
  ...daysOf(range),
  uid,
  kind: 'reservation',
  code: null,
  recurrenceDay: null,
  summary: 'Reserved',
});

test('of bookings and fetches at the same moment, one has each night, and none waits for the other in a circle', async () => {
  const { rooms, feeds } = await aPlaceToSell();
  const range = { from: 2, nights: 3 };
  const stayIn = (room: RoomName) => ({ rooms: [{ roomTypeId: rooms[room], units: 1 }], ...daysOf(range) });
  const taken = await Promise.allSettled([
    ...roomNames.flatMap((room) =>
      [1, 2].map(() => database.db.transaction().execute((trx) => takeNights(trx, stayIn(room)))),
    ),
    ...feedNames.map((feed) => importEvents(feeds[feed], [aReservation(feed, range)])),
  ]);
  for (const result of taken)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'DATES_UNAVAILABLE' });
  const state = await readNights(rooms);
  for (const night of nightsOf(addDays(today, 2), addDays(today, 5))) {
    expect(state('single', night)).toMatchObject({ booked: 1, claimed: 2 });
    expect(state('hotel', night)).toMatchObject({ booked: 3, claimed: 1 });
    expect(state('house', night).booked + state('floor', night).booked).toBe(1);
  }
});

test('a fetch that is older than the last one that was imported changes nothing', async () => {
  const { feeds, rooms } = await aPlaceToSell();
  const earlier = new Date(testNow.getTime() - 60_000);
  await importEvents(feeds.onSingle, [aReservation('a', { from: 2, nights: 3 })]);
  await importEvents(feeds.onSingle, [], earlier);
  expect((await readNights(rooms))('single', addDays(today, 2))).toMatchObject({ booked: 1, elsewhere: 1 });
});
