import { once } from 'node:events';
import type net from 'node:net';
import { deleteAccount } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAccount } from '#testing/factories';
import { anEmailContent } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { mailboxTransport } from './transports.ts';

const received: string[] = [];
let isRefusing = false;
let golark: TestApp;

const smtpServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    let text = '';
    stream.on('data', (part) => (text += part));
    stream.on('end', () => {
      if (isRefusing) return done(new Error('mailbox full'));
      received.push(text);
      return done();
    });
  },
});

beforeAll(async () => {
  smtpServer.listen(0, '127.0.0.1');
  await once(smtpServer.server, 'listening');
  const { port } = smtpServer.server.address() as net.AddressInfo;
  golark = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}` });
});
afterAll(async () => {
  smtpServer.close(() => undefined);
  await golark.close();
});
beforeEach(() => {
  received.length = 0;
  isRefusing = false;
});

const write = (cause: string, hasSecret = false) =>
  golark.ctx.db.transaction().execute((trx) =>
    golark.ctx.emails.write(trx, {
      cause,
      recipient: 'maya@example.com',
      accountId: null,
      kind: null,
      locale: 'en',
      subject: `Subject of ${cause}`,
      content: anEmailContent(),
      hasSecret,
    }),
  );

const emailOf = (cause: string) =>
  golark.ctx.db.selectFrom('emails').selectAll().where('cause', '=', cause).executeTakeFirstOrThrow();

test('sends each email once over SMTP, as text and HTML', async () => {
  await write('booking:1');
  await golark.runJobs();
  await golark.passMinutes(60);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Subject: Subject of booking:1');
  expect(received[0]).toContain('To: maya@example.com');
  expect(received[0]).toMatch(/text\/plain[\s\S]*text\/html/);
});

test('attaches a calendar file, and erases it with the text of an email that has a secret', async () => {
  const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
  const body = { subject: 'Booked', content: anEmailContent(), calendar, hasSecret: true };
  const to = { recipient: 'maya@example.com', accountId: null, kind: null, locale: 'en' } as const;
  await golark.ctx.db
    .transaction()
    .execute((trx) => golark.ctx.emails.write(trx, { cause: 'booking:file', ...to, ...body }));
  await golark.runJobs();
  expect(received[0]).toMatch(
    /Content-Type: text\/calendar; charset=utf-8; method=PUBLISH; name=golark\.ics/i,
  );
  expect(received[0]).toContain(Buffer.from(calendar).toString('base64'));
  expect(await emailOf('booking:file')).toMatchObject({ html: '', text: '', calendar: null });
});

test('sends one email per cause, even if it is written twice', async () => {
  await write('booking:2');
  await write('booking:2');
  await golark.runJobs();
  expect(received).toHaveLength(1);
});

test('sends nothing when the transaction is rolled back', async () => {
  const failed = golark.ctx.db.transaction().execute(async (trx) => {
    await golark.ctx.emails.write(trx, {
      cause: 'booking:rolled-back',
      recipient: 'maya@example.com',
      accountId: null,
      kind: null,
      locale: 'en',
      subject: 'Never',
      content: anEmailContent(),
    });
    throw new Error('the booking failed');
  });
  await expect(failed).rejects.toThrow('the booking failed');
  expect(await golark.runJobs()).toEqual([]);
  expect(received).toEqual([]);
});

test('delivers every email after an SMTP outage of a day', async () => {
  isRefusing = true;
  const causes = Array.from({ length: 3 }, (_, i) => `outage:${i}`);
  for (const cause of causes) await write(cause);
  for (let hour = 0; hour < 24; hour++) await golark.passMinutes(60);
  expect(received).toEqual([]);
  expect((await emailOf('outage:0')).last_error).toContain('mailbox full');
  isRefusing = false;
  await golark.passMinutes(60);
  expect(received.map((text) => /Subject of (\S+)/.exec(text)?.[1]).sort()).toEqual(causes);
});

test('erases the body of an email with a link once it is sent, and keeps the others', async () => {
  await write('reset:1', true);
  await write('booking:4');
  await golark.runJobs();
  expect(await emailOf('reset:1')).toMatchObject({ html: '', text: '' });
  expect(await emailOf('booking:4')).toMatchObject({
    html: expect.stringContaining('Hello'),
    text: expect.stringContaining('Hello'),
  });
});

test('erases a link that expired before it could be sent, and never sends it', async () => {
  isRefusing = true;
  await write('reset:2', true);
  await golark.passMinutes(169 * 60);
  await golark.runRecurring('emails.erase-expired-links');
  isRefusing = false;
  await golark.passMinutes(120);
  expect(await emailOf('reset:2')).toMatchObject({ html: '', text: '', sent_at: null });
  expect(received).toEqual([]);
});

test('sends an unsent email of an earlier release, which had no job', async () => {
  await golark.ctx.db
    .insertInto('emails')
    .values({
      cause: 'earlier:1',
      recipient: 'maya@example.com',
      locale: 'en',
      subject: 'Earlier',
      html: '<p>Hello</p>',
      text: 'Hello',
      created_at: golark.clock.now(),
    })
    .execute();
  await golark.passMinutes(61);
  await golark.runRecurring('emails.enqueue-unsent');
  await golark.runRecurring('emails.enqueue-unsent');
  await golark.runJobs();
  expect(received).toHaveLength(1);
});

test('deletes the last email to a deleted account once it is sent, and unsent after a week', async () => {
  const [sent, unsent] = [await anAccount(golark), await anAccount(golark)];
  const countOf = async ({ account }: LoginResult): Promise<number> => {
    const ofAccount = golark.ctx.db.selectFrom('emails').where('account_id', '=', account.accountId);
    return (await ofAccount.selectAll().execute()).length;
  };
  const remove = (as: LoginResult) =>
    golark.call(deleteAccount, { as, body: { password: 'metolius-at-nine' } });
  await remove(sent);
  expect(await countOf(sent)).toBe(1);
  await golark.runJobs();
  expect(received.join()).toContain('Subject: Your account has been deleted');
  expect(await countOf(sent)).toBe(0);
  isRefusing = true;
  await remove(unsent);
  await golark.runJobs();
  await golark.runRecurring('emails.erase-old');
  expect(await countOf(unsent)).toBe(1);
  golark.clock.advanceMinutes(8 * 24 * 60);
  await golark.runRecurring('emails.erase-old');
  expect(await countOf(unsent)).toBe(0);
});

test('deletes emails of visitors a month after they were sent', async () => {
  await write('contact:1');
  await golark.runJobs();
  golark.clock.advanceMinutes(29 * 24 * 60);
  await golark.runRecurring('emails.erase-old');
  expect(await emailOf('contact:1')).toMatchObject({ text: expect.stringContaining('Hello') });
  golark.clock.advanceMinutes(2 * 24 * 60);
  await golark.runRecurring('emails.erase-old');
  await expect(emailOf('contact:1')).rejects.toThrow();
});

test('a demo keeps every body in the mailbox', async () => {
  const transport = golark.ctx.emailTransport;
  golark.ctx.emailTransport = mailboxTransport;
  await write('reset:3', true);
  await golark.runJobs();
  golark.ctx.emailTransport = transport;
  const { text, sent_at } = await emailOf('reset:3');
  expect([text.trim(), sent_at !== null]).toEqual(['Hello', true]);
});
