import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type net from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobSchema } from '#platform/jobs/boss';
import { aListing } from '#testing/factories';
import { type KillPlace, openKillPlace } from '#testing/kill-places';
import { recordCounts } from '#testing/record-counts';
import { startKillableServer } from '#testing/start-killable-server';
import type { StartedServer } from '#testing/started-server';
import { testDay, testNow } from '#testing/test-now';

const steps = [
  'searches.checked.searched',
  'searches.checked.stored',
  'searches.checked.before-commit',
  'searches.checked.after-commit',
  'email.claimed',
  'email.sent',
];
const minutes = 60_000;
const hour = 3_600_000;
const dayMilliseconds = 86_400_000;
const patience = { timeout: 60_000, interval: 250 };

/** Who got which message from the server: a copy has the same id. */
const accepted: { to: string; messageId: string }[] = [];
const smtpServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, { envelope }, done) => {
    let text = '';
    stream.on('data', (part) => (text += part));
    stream.on('end', () => {
      const messageId = /^Message-ID: (.*)$/im.exec(text)?.[1] ?? '';
      const isAlert = /^Subject: .*new stay/m.test(text);
      for (const { address } of isAlert ? envelope.rcptTo : []) accepted.push({ to: address, messageId });
      done();
    });
  },
});

let place: KillPlace | null;
let server: StartedServer | undefined;
let startedAt = Date.parse(testNow);

const at = (): KillPlace => {
  if (!place) throw new Error('PostgreSQL is not installed');
  return place;
};

/** Each start is ten minutes later: the email of a process that died is free again by then. */
const start = async (): Promise<void> => {
  startedAt += 10 * minutes;
  const { port } = smtpServer.server.address() as net.AddressInfo;
  server = await startKillableServer({
    ...at().environment,
    GOLARK_CATALOG_SIZE: '0',
    GOLARK_NOW: new Date(startedAt).toISOString(),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
};

beforeAll(async () => {
  smtpServer.listen(0, '127.0.0.1');
  await once(smtpServer.server, 'listening');
  place = await openKillPlace('postgres', 'empty');
});
afterAll(async () => {
  smtpServer.close(() => undefined);
  await place?.stop();
});
afterEach(() => server?.stop('SIGKILL'));
beforeEach(({ skip }) => {
  if (!place) skip('PostgreSQL is not installed');
});

interface Reader {
  email: string;
  accountId: string;
  /** Stays of which only this reader's search knows. */
  title: string;
}

const call = async (method: string, path: string, { body, jwt }: { body: object; jwt?: string }) => {
  const response = await fetch(`${server?.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(jwt ? { authorization: `Bearer ${jwt}` } : {}) },
    body: JSON.stringify(body),
  });
  expect(response.ok, path).toBe(true);
  return response.json();
};

/** Emails of any kind that are stored and not yet sent. */
const unsentOf = ({ accountId }: Pick<Reader, 'accountId'>): Promise<number> =>
  at().inspect(async (db) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM emails
      WHERE account_id = ${accountId} AND sent_at IS NULL`.execute(db);
    return rows[0]?.count ?? 0;
  });

/** A reader with a saved search. */
const aReader = async (): Promise<Reader> => {
  const title = `Larch${randomUUID().slice(0, 8)}`;
  const email = `kill-${randomUUID()}@example.com`;
  const person = { firstName: 'Kim', lastName: 'Stone', email, password: 'a long enough pass' };
  const { token, account } = await call('PUT', '/v1/account/signup', { body: person });
  await at().inspect((db) =>
    sql`UPDATE accounts SET email_verified_at = ${testNow} WHERE id = ${account.accountId}`.execute(db),
  );
  const search = { filters: { dateFrom: testDay(40), dateTo: testDay(43), title } };
  const body = { name: 'Denver', path: '/s/colorado/denver/', search };
  await call('POST', '/v1/saved-searches', { body, jwt: token.jwt });
  // the server is to die while it sends an alert, not the email of the sign-up
  await expect.poll(() => unsentOf(account), patience).toBe(0);
  return { email, accountId: account.accountId, title };
};

/** There is a new stay, and the time of the next check has come. */
const fallDue = ({ accountId, title }: Reader): Promise<void> =>
  at().inspect(async (db) => {
    await aListing(db, { title });
    const due = new Date(startedAt).toISOString();
    await sql`UPDATE saved_search_checks SET next_at = ${due} WHERE account_id = ${accountId}`.execute(db);
    await sql`UPDATE ${sql.table(`${jobSchema}.job`)}
      SET start_after = now(), data = jsonb_set(data, '{data,at}', to_jsonb(${due}::text))
      WHERE state = 'created' AND data ->> 'name' = 'saved-searches.check'
        AND data -> 'data' ->> 'accountId' = ${accountId}`.execute(db);
  });

/** How many jobs are stored for the time at which the account is checked next, a day later. */
const plannedOf = ({ accountId }: Reader): Promise<number> =>
  at().inspect(async (db) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM saved_search_checks c JOIN ${sql.table(`${jobSchema}.job`)} j
        ON j.data -> 'data' ->> 'accountId' = c.account_id::text
          AND (j.data -> 'data' ->> 'at')::timestamptz = c.next_at
      WHERE c.account_id = ${accountId} AND c.next_at > ${new Date(startedAt + dayMilliseconds - hour).toISOString()} AND j.state = 'created'
        AND j.data ->> 'name' = 'saved-searches.check'`.execute(db);
    return rows[0]?.count ?? 0;
  });

const copiesOf = ({ email }: Reader): string[] =>
  accepted.filter(({ to }) => to === email).map(({ messageId }) => messageId);

/** The check of the day is over, and so is its email. */
const expectOneMore = async (reader: Reader, { step, count }: { step: string; count: number }) => {
  await expect.poll(() => new Set(copiesOf(reader)).size, patience).toBe(count);
  await expect.poll(() => unsentOf(reader), patience).toBe(0);
  expect(await plannedOf(reader), step).toBe(1);
};

test('an alert whose check or email is killed at any step is one email, and the next day has its own', async () => {
  await start();
  const readers: Reader[] = [];
  for (const step of steps) {
    const reader = await aReader();
    readers.push(reader);
    server?.killAt(step);
    await fallDue(reader);
    await expect.poll(() => server?.isRunning(), patience).toBe(false);
    await start();
    await expectOneMore(reader, { step, count: 1 });
    // only a message that was accepted just before the death is sent again, as a copy
    expect(copiesOf(reader), step).toHaveLength(step === 'email.sent' ? 2 : 1);
  }
  for (const reader of readers) await fallDue(reader);
  for (const reader of readers) await expectOneMore(reader, { step: 'the next day', count: 2 });
  recordCounts('kills of alerts at named points, postgres', { cases: steps.length, kills: steps.length });
});
