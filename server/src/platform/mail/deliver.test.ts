import { once } from 'node:events';
import type net from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#platform/log';
import { openTestDatabase } from '#testing/open-test-database';
import { SettableClock } from '#testing/settable-clock';
import type { OpenDatabase } from '../database/open-database.ts';
import { deliverMail, smtpTransport, tableOutbox } from './deliver.ts';

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

const write = (cause: string) =>
  database.db.transaction().execute((trx) =>
    tableOutbox(clock).write(trx, {
      cause,
      recipient: 'maya@example.com',
      locale: 'en',
      subject: `Subject of ${cause}`,
      html: '<p>Hello</p>',
      text: 'Hello',
    }),
  );

const deliver = () =>
  deliverMail(
    { db: database.db, clock, log: createLog('silent') },
    smtpTransport(url, 'Golark <no-reply@golark.example>'),
  );

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
