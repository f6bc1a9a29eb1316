import { addDays, type Day } from '@golark/contract/dates/rules';
import { editCalendar } from '@golark/contract/host-calendar/calls';
import { type BenchApp, sendExpectingSuccess } from './application.ts';
import { type Call, compareCalls } from './measure.ts';
import { formatMilliseconds, type Result } from './results.ts';
import { signUpAsHost } from './sign-up.ts';

const budget = { max: 1.5 };
const changedNights = 30;
/** Generated bookings end before, so that none of the nights is sold and each change writes all of them. */
const daysAhead = 140;
const lowestAmount = 10_000;

interface Host {
  hostId: string;
  /** Homes, which have one room type. */
  listingIds: string[];
}

/** The host with the most homes, none of which is linked with another. Like all of the catalog, they are booked for the next months. */
const findHost = async ({ database }: BenchApp): Promise<Host> => {
  const { rows } = await database.pool.query<Host>(
    `SELECT l.property_manager_id AS "hostId", array_agg(l.id ORDER BY l.id) AS "listingIds"
      FROM listings l JOIN room_types r ON r.listing_id = l.id
      WHERE NOT EXISTS (SELECT FROM room_types o WHERE o.listing_id = l.id AND o.id <> r.id)
        AND NOT EXISTS (SELECT FROM linked_room_types t WHERE t.room_type_id = r.id)
      GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  );
  if (!rows[0]) throw new Error('the catalog has no host');
  return rows[0];
};

/** Sets another price for nights of the next listing in each call. */
const createChange =
  (bench: BenchApp, { listingIds, token }: Host & { token: string }): ((nights: number) => Call) =>
  (nights) => {
    const from: Day = addDays(new Date().toISOString().slice(0, 10), daysAhead);
    let changes = 0;
    return async () => {
      const listingId = listingIds[changes % listingIds.length] ?? '';
      changes += 1;
      const nightly = { amount: lowestAmount + nights * 1000 + changes, currency: 'USD' };
      const { changeId } = JSON.parse(
        await sendExpectingSuccess(bench.app, {
          method: editCalendar.method,
          url: editCalendar.path.replace('{listingId}', listingId),
          body: { from, until: addDays(from, nights), nightly },
          token,
        }),
      );
      if (changeId === null) throw new Error(`nothing was changed in ${listingId}`);
    };
  };

/** A host sets the price of a month in its calendar, compared with the price of a single night. */
export const benchCalendar = async (bench: BenchApp): Promise<Result[]> => {
  const host = await findHost(bench);
  const change = createChange(bench, { ...host, token: await signUpAsHost(bench, host.hostId) });
  const [baseline, subject] = [change(1), change(changedNights)];
  const results: Result[] = [];
  for (const concurrency of [1, 8]) {
    const { ratio, ...durations } = await compareCalls({ baseline, subject, concurrency });
    results.push({
      name: `calendar, ${concurrency} at a time`,
      subject: `price of ${changedNights} nights: ${formatMilliseconds(durations.subject.median)}, p95 ${formatMilliseconds(durations.subject.p95)}`,
      baseline: `of a single night: ${formatMilliseconds(durations.baseline.median)}, p95 ${formatMilliseconds(durations.baseline.p95)}`,
      ratio,
      budget,
    });
  }
  return results;
};
