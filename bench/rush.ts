import { randomUUID } from 'node:crypto';
import { deviceIdCookieName } from '@golark/contract/flags/rules';
import { holdTickets, orderTickets } from '@golark/contract/tickets/calls';
import { readSale } from '../server/src/cli/rehearsal/copy-sale.ts';
import { runRehearsal } from '../server/src/cli/rehearsal/run-rehearsal.ts';
import { openScratchDatabase } from '../server/src/cli/rehearsal/scratch-database.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { type OpenDatabase, openPostgres } from '../server/src/platform/database/open-database.ts';
import { anEvent, aTicketListing } from '../server/testing/event-factories.ts';
import { startCluster } from '../server/testing/postgres-cluster.ts';
import { type BenchApp, openApplication } from './application.ts';
import { connections } from './database.ts';
import { measureDurations } from './measure.ts';
import { formatMilliseconds, integerFormat, type Result } from './results.ts';

const rows = 40;
const seatsPerRow = 300;
const seatsAtOnce = 2;
const holdRequests = 3000;
const plainPurchases = 1500;
// with more at once there would be a queue
const buyersAtOnce = 120;
const rushBuyers = 5000;
const rushSeats = 500;
const tookSeats = 201;

const day = 86_400_000;
const soon = (): Date => new Date(Date.now() + 30 * day);
const buyer = { firstName: 'Maya', lastName: 'Ortega' };
const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/30', cvc: '123' };

/** An event whose seats are offered by the row; returns the ids of the listings. */
const openSale = async (
  { db }: OpenDatabase,
  { rowCount, seats }: { rowCount: number; seats: number },
): Promise<string[]> => {
  const eventId = await anEvent(db, { startsAt: soon(), createdAt: new Date() });
  const listings: string[] = [];
  for (let row = 1; row <= rowCount; row++)
    listings.push(
      await aTicketListing(db, eventId, {
        rowLabel: `${row}`,
        rowIndex: row,
        seats: [{ from: 0, to: seats }],
      }),
    );
  return listings;
};

interface Attempt {
  status: number;
  holdId: string | null;
  device: string;
}

const hold = async ({ app }: BenchApp, listingId: string): Promise<Attempt> => {
  const device = randomUUID();
  const response = await app.inject({
    ...{ method: 'POST', url: holdTickets.path, headers: { cookie: `${deviceIdCookieName}=${device}` } },
    payload: { listingId, quantity: seatsAtOnce },
  });
  const holdId = response.statusCode === tookSeats ? response.json<{ hold: { id: string } }>().hold.id : null;
  return { status: response.statusCode, holdId, device };
};

const order = async ({ app }: BenchApp, { holdId, device }: Attempt): Promise<number> => {
  const response = await app.inject({
    ...{ method: 'PUT', url: orderTickets.path, headers: { cookie: `${deviceIdCookieName}=${device}` } },
    payload: { holdId, card, buyer: { ...buyer, email: `${device}@example.com` } },
  });
  return response.statusCode;
};

const perSecond = async (count: number, work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return (count / (performance.now() - startedAt)) * 1000;
};

/** What many ticket shops do: a row for each seat, taken by SKIP LOCKED, without orders, limits or expiry. */
const measureRowPerSeat = async ({ pool }: OpenDatabase): Promise<number> => {
  await pool.query('CREATE TABLE bench_seats (id integer PRIMARY KEY, holder uuid)');
  await pool.query(`INSERT INTO bench_seats SELECT generate_series(1, ${2 * plainPurchases * seatsAtOnce})`);
  await pool.query('CREATE INDEX bench_seats_free ON bench_seats (id) WHERE holder IS NULL');
  const buy = async (): Promise<void> => {
    await pool.query(
      `UPDATE bench_seats SET holder = $1 WHERE id IN (SELECT id FROM bench_seats WHERE holder IS NULL ORDER BY id
        LIMIT ${seatsAtOnce} FOR UPDATE SKIP LOCKED)`,
      [randomUUID()],
    );
  };
  return perSecond(plainPurchases * seatsAtOnce, () =>
    measureDurations(buy, { calls: plainPurchases, concurrency: connections }),
  );
};

const measureHolds = async (bench: BenchApp): Promise<number> => {
  const listings = await openSale(bench.database, { rowCount: rows, seats: seatsPerRow });
  let next = 0;
  const call = async (): Promise<void> => {
    const { status } = await hold(bench, listings[next++ % listings.length] ?? '');
    if (status !== tookSeats) throw new Error(`a hold failed with ${status}`);
  };
  return perSecond(holdRequests * seatsAtOnce, () =>
    measureDurations(call, { calls: holdRequests, concurrency: buyersAtOnce }),
  );
};

const measurePurchases = async (bench: BenchApp): Promise<number> => {
  const listings = await openSale(bench.database, { rowCount: rows, seats: seatsPerRow });
  let next = 0;
  const purchases = 300;
  const call = async (): Promise<void> => {
    const attempt = await hold(bench, listings[next++ % listings.length] ?? '');
    const status = await order(bench, attempt);
    if (status !== tookSeats) throw new Error(`a purchase failed with ${status}`);
  };
  return perSecond(purchases * seatsAtOnce, () =>
    measureDurations(call, { calls: purchases, concurrency: 32 }),
  );
};

/** The whole way through the queue: everyone comes at the same moment, and others look at events meanwhile. */
const rushResults = async (url: string): Promise<Result[]> => {
  const source = openPostgres(url, 2);
  const [listing] = await openSale(source, { rowCount: 10, seats: rushSeats / 10 });
  const { rows } = await source.pool.query<{ event_id: string }>(
    'SELECT event_id FROM ticket_listings WHERE id = $1',
    [listing],
  );
  const sale = await readSale(source.pool, rows[0]?.event_id ?? '');
  await source.close();
  if (!sale) throw new Error('the event of the sale is gone');
  const database = await openScratchDatabase(url, connections);
  const options = { buyers: rushBuyers, quantity: seatsAtOnce, roomSeconds: 6, environment: {} };
  const { sold, soldTwice, saleSeconds, durations } = await runRehearsal(database, sale, options);
  await database.close();
  const p99 = durations.quantile('hold', 0.99);
  const median = durations.quantile('calm-hold', 0.5);
  const [p95, calmP95] = [durations.quantile('browse', 0.95), durations.quantile('calm-browse', 0.95)];
  return [
    {
      name: 'rush: seats sold',
      subject: `${sold} of ${rushSeats} to ${integerFormat.format(rushBuyers)} buyers in ${saleSeconds.toFixed(0)} s, ${soldTwice} twice`,
      baseline: `${rushSeats}`,
      ratio: (sold - soldTwice) / rushSeats,
      budget: { min: 1 },
    },
    {
      name: 'rush: p99 of a hold',
      subject: formatMilliseconds(p99),
      baseline: `unloaded median ${formatMilliseconds(median)}`,
      ratio: p99 / median,
      budget: { max: 20 },
    },
    {
      name: 'rush: browsing meanwhile, p95',
      subject: formatMilliseconds(p95),
      baseline: `before ${formatMilliseconds(calmP95)}`,
      ratio: p95 / calmP95,
      budget: { max: 2 },
    },
  ];
};

/** Sales of one event on PostgreSQL, through the HTTP application of one process. */
export const benchRush = async (): Promise<Result[]> => {
  const cluster = await startCluster({ isDurable: true });
  if (!cluster) throw new Error('the rush is measured on PostgreSQL, which is not installed');
  const database = openPostgres(cluster.url, connections);
  try {
    await migrate(database.pool);
    const bench = await openApplication(database);
    const plain = await measureRowPerSeat(database);
    const held = await measureHolds(bench);
    const bought = await measurePurchases(bench);
    const minute = (tickets: number): string =>
      `${integerFormat.format(Math.round(tickets))} tickets/s, ${integerFormat.format(Math.round(tickets * 60))} per minute`;
    const results: Result[] = [
      {
        name: 'tickets held, one event',
        subject: minute(held),
        baseline: '1,000 tickets/s',
        ratio: held / 1000,
        budget: { min: 1 },
      },
      {
        name: 'tickets held, one event',
        subject: minute(held),
        baseline: `a row per seat with SKIP LOCKED, nothing else: ${minute(plain)}`,
        ratio: held / plain,
        budget: null,
      },
      {
        name: 'tickets bought and paid, one event',
        subject: minute(bought),
        baseline: '1,000 tickets/s',
        ratio: bought / 1000,
        budget: null,
      },
      ...(await rushResults(cluster.url)),
    ];
    await bench.close();
    return results;
  } finally {
    await database.close();
    cluster.stop();
  }
};
