import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openPostgres } from '#platform/database/open-database';
import { auditHosts, listNeededFiles } from '#testing/audit-hosts';
import { auditOrders } from '#testing/audit-orders';
import { aListing, aTeamMember } from '#testing/factories';
import { hostCaller } from '#testing/host-caller';
import { type DoneWork, type Tally, workUntil } from '#testing/hosts-at-work';
import { isThorough } from '#testing/is-thorough';
import { openRestartableCluster } from '#testing/kill-places';
import type { Cluster } from '#testing/postgres-cluster';
import { recordCounts } from '#testing/record-counts';
import { startKillableServer } from '#testing/start-killable-server';
import type { StartedServer } from '#testing/started-server';

const restarts = isThorough ? 10 : 2;
const hostsAtOnce = 6;
/** A picture is rendered in many sizes, which takes a second of processor time. */
const uploadingHosts = isThorough ? hostsAtOnce : 1;
const pressesBetweenRestarts = isThorough ? 60 : 20;

let cluster: Cluster | null;
let dir: string;
let server: StartedServer | undefined;
beforeAll(async () => {
  cluster = await openRestartableCluster('empty');
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-hosts-'));
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  cluster?.stop();
  fs.rmSync(dir, { recursive: true, force: true });
});

const aHostAtWork = async (db: Database, number: number) => {
  const { accountId, callAs: call } = await hostCaller(() => server?.url ?? '', `host-${number}@example.com`);
  const hostId = `host-${number}`;
  await aTeamMember(db, { propertyManagerId: hostId, accountId });
  const home = await aListing(db, { property_manager_id: hostId });
  const done: DoneWork = {
    ...{ hostId, home, rates: [], undoneRates: [], reservations: [], titles: [], pictures: 0 },
  };
  return { call, done };
};

/** All that is stored of the work of a host. */
const storedOf = async (db: Database, { home }: DoneWork) => {
  const { rows } = await sql<Record<string, unknown>>`SELECT
    (SELECT coalesce(json_agg(ARRAY[r.amount, r.nights] ORDER BY r.amount), '[]') FROM (
      SELECT n.nightly_amount AS amount, count(*) AS nights FROM nights n JOIN room_types t ON t.id = n.room_type_id
      WHERE t.listing_id = l.id AND n.nightly_amount IS NOT NULL GROUP BY 1) r) AS rates,
    (SELECT count(*)::integer FROM calendar_changes WHERE listing_id = l.id AND kind = 'nights' AND undoes IS NULL) AS changes,
    (SELECT count(*)::integer FROM calendar_changes WHERE listing_id = l.id AND undoes IS NOT NULL) AS undone,
    (SELECT coalesce(json_agg(id ORDER BY arrive_day), '[]') FROM own_reservations WHERE listing_id = l.id) AS reservations,
    (SELECT coalesce(max(version), 0) FROM listing_sections WHERE listing_id = l.id AND section = 'texts') AS version,
    (SELECT title FROM listing_texts WHERE listing_id = l.id AND locale = 'en') AS title,
    (SELECT count(*)::integer FROM listing_photos WHERE listing_id = l.id AND storage_key LIKE 'originals/%') AS pictures
    FROM listings l WHERE l.id = ${home}`.execute(db);
  return rows[0];
};

const wantedOf = ({ rates, undoneRates, reservations, titles, pictures }: DoneWork) => ({
  rates: rates.filter((rate) => !undoneRates.includes(rate)).map((rate) => [rate, 3]),
  changes: rates.length,
  undone: undoneRates.length,
  reservations,
  version: titles.length,
  title: titles.at(-1) ?? 'Cedar cabin',
  pictures,
});

const audit = async (db: Database, works: readonly DoneWork[]): Promise<void> => {
  for (const done of works) expect(await storedOf(db, done)).toEqual(wantedOf(done));
  const hostIds = works.map(({ hostId }) => hostId);
  expect(await auditHosts(db, hostIds)).toEqual([]);
  const needed = await listNeededFiles(db, hostIds);
  expect(needed.filter((key) => !fs.existsSync(path.join(dir, 'files', key)))).toEqual([]);
  expect(await auditOrders(db)).toEqual([]);
};

/** Ends one that is at work. Unlike a restart, which few requests meet within a transaction, it always interrupts something. */
const cutAConnection = async (db: Database): Promise<number> => {
  const { rows } = await sql`SELECT pg_terminate_backend(pid) FROM (
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'
      AND state <> 'idle' AND pid <> pg_backend_pid() ORDER BY random() LIMIT 1) one`.execute(db);
  return rows.length;
};

test('restarts of PostgreSQL and lost connections under hosts lose and repeat nothing of what they pressed', async ({
  skip,
}) => {
  if (!cluster) return skip('PostgreSQL is not installed');
  const { url, restartMeanwhile } = cluster;
  const environment = { DATA_DIR: dir, DATABASE_URL: url, GOLARK_CATALOG_SIZE: '0' };
  server = await startKillableServer({ ...environment, LIMIT_ADDRESS_FACTOR: '1000' });
  const before = openPostgres(url, 2);
  const hosts: Awaited<ReturnType<typeof aHostAtWork>>[] = [];
  for (let i = 0; i < hostsAtOnce; i += 1) hosts.push(await aHostAtWork(before.db, i));
  await before.close();

  const tally: Tally = { acknowledged: 0, unclear: 0, unexpected: [] };
  let cuts = 0;
  const untilPressed = (count: number): Promise<void> =>
    expect.poll(() => tally.acknowledged, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(count);
  const cutWhileTheyPress = async (): Promise<void> => {
    const { db, close } = openPostgres(url, 1);
    const last = tally.acknowledged + pressesBetweenRestarts;
    while (tally.acknowledged < last) {
      await untilPressed(tally.acknowledged + 1);
      cuts += await cutAConnection(db);
    }
    await close();
  };
  let isOver = false;
  const working = Promise.all(
    hosts.map((host, i) =>
      workUntil(() => isOver, { ...host, tally }, { first: i, uploads: i < uploadingHosts }),
    ),
  );
  for (let i = 0; i < restarts; i += 1) {
    await cutWhileTheyPress();
    await restartMeanwhile();
  }
  await cutWhileTheyPress();
  isOver = true;
  await working;

  expect(tally.unexpected).toEqual([]);
  expect(tally.unclear).toBeGreaterThan(0);
  const after = openPostgres(url, 2);
  try {
    await audit(
      after.db,
      hosts.map(({ done }) => done),
    );
  } finally {
    await after.close();
  }
  recordCounts('database restarts under hosts', {
    restarts,
    'connections cut': cuts,
    'presses acknowledged': tally.acknowledged,
    'presses repeated': tally.unclear,
  });
});
