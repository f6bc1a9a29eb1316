import { once } from 'node:events';
import type net from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#platform/log';
import { openTestDatabase } from '#testing/open-test-database';
import { SettableClock } from '#testing/settable-clock';
import type { OpenDatabase } from '../database/open-database.ts';
import { deliverMail, type MailTransport, mailboxTransport, smtpTransport, tableOutbox } from './deliver.ts';

const clock = new SettableClock('2026-11-20T18:00:00Z');
const received: string[] = [];
let isRefusing = false;
let database: OpenDatabase;
let url: string;

const postOffice = new SMTPServer({
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
  database = await openTestDatabase();
  postOffice.listen(0, '127.0.0.1');
  await once(postOffice.server, 'listening');
  url = `smtp://127.0.0.1:${(postOffice.server.address() as net.AddressInfo).port}`;
});
afterAll(async () => {
  postOffice.close(() => undefined);
  await database.close();
});
beforeEach(() => {
  received.length = 0;
  isRefusing = false;
});

const write = (cause: string, hasSecret = false) =>
  database.db.transaction().execute((trx) =>
    tableOutbox(clock).write(trx, {
      cause,
      recipient: 'maya@example.com',
      locale: 'en',
      subject: `Subject of ${cause}`,
      html: '<p>Hello</p>',
      text: 'Hello',
      hasSecret,
    }),
  );

const deliver = (
  transport: MailTransport = smtpTransport(url, 'Golark <no-reply@golark.example>'),
): Promise<number> => deliverMail({ db: database.db, clock, log: createLog('silent') }, transport);

const bodyOf = (cause: string) =>
  database.db
    .selectFrom('mail_messages')
    .select(['html', 'text'])
    .where('cause', '=', cause)
    .executeTakeFirst();
const erased = { html: '', text: '' };
const whole = { html: '<p>Hello</p>', text: 'Hello' };

test('sends each mail once over SMTP, in text and HTML', async () => {
  await write('booking:1');
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Subject: Subject of booking:1');
  expect(received[0]).toContain('To: maya@example.com');
  expect(received[0]).toMatch(/text\/plain[\s\S]*text\/html/);
});

test('writes one mail for one cause, however often it is told', async () => {
  await write('booking:2');
  await write('booking:2');
  expect(await deliver()).toBe(1);
});

test('tries a refused mail again, and gives up after eight times', async () => {
  isRefusing = true;
  await write('booking:3');
  for (let attempt = 0; attempt < 10; attempt++) await deliver();
  const mail = await database.db
    .selectFrom('mail_messages')
    .selectAll()
    .where('cause', '=', 'booking:3')
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ attempts: 8, sent_at: null });
  expect(mail.last_error).toContain('mailbox full');
});

test('sends a mail that was refused before once the server takes it', async () => {
  isRefusing = true;
  await write('booking:4');
  await deliver();
  isRefusing = false;
  expect(await deliver()).toBe(1);
});

test('erases the body of a mail with a secret once the server has taken it, and no other', async () => {
  await write('reset:1', true);
  await write('booking:5');
  expect(await bodyOf('reset:1')).toEqual(whole);
  await deliver();
  expect(received.join('')).toContain('Hello');
  expect(await bodyOf('reset:1')).toEqual(erased);
  expect(await bodyOf('booking:5')).toEqual(whole);
});

test('keeps a secret that is to be tried again, and erases it when it is given up', async () => {
  isRefusing = true;
  await write('reset:2', true);
  for (let attempt = 0; attempt < 7; attempt++) await deliver();
  expect(await bodyOf('reset:2')).toEqual(whole);
  await deliver();
  expect(await bodyOf('reset:2')).toEqual(erased);
});

test('keeps every body in the mailbox of a demo', async () => {
  await write('reset:3', true);
  await deliver(mailboxTransport);
  expect(await bodyOf('reset:3')).toEqual(whole);
});

test('forgets what was sent to somebody and links that wait, and still sends the rest', async () => {
  await write('booking:6');
  await deliver();
  await write('reset:4', true);
  await write('booking:7');
  await database.db.transaction().execute((trx) => tableOutbox(clock).forget(trx, 'maya@example.com'));
  expect([await bodyOf('booking:6'), await bodyOf('reset:4')]).toEqual([undefined, undefined]);
  expect(await deliver()).toBe(1);
});
