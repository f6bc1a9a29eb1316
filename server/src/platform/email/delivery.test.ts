import { once } from 'node:events';
import type net from 'node:net';
import { contactUs } from '@golark/contract/support/calls';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { handlersByName, workOnJobs } from '#platform/jobs/run-jobs';
import { anEmailContent } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { jobHandlers } from '../../jobs.ts';
import { queueName } from '../jobs/boss.ts';
import { sendEmailHandler } from './send-email.ts';

/** What the server accepted, and what it holds back until `release`. */
const accepted: string[] = [];
const held: (() => void)[] = [];
let isHeld: (text: string) => boolean = () => false;
const release = () => {
  isHeld = () => false;
  for (const answer of held.splice(0)) answer();
};
let golark: TestApp;

const smtpServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    let text = '';
    stream.on('data', (part) => (text += part));
    stream.on('end', () => {
      const answer = () => {
        accepted.push(text);
        done();
      };
      if (isHeld(text)) held.push(answer);
      else answer();
    });
  },
});

beforeAll(async () => {
  smtpServer.listen(0, '127.0.0.1');
  await once(smtpServer.server, 'listening');
  const { port } = smtpServer.server.address() as net.AddressInfo;
  golark = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}` });
});
afterEach(() => {
  release();
  accepted.length = 0;
});
afterAll(async () => {
  smtpServer.close(() => undefined);
  await golark.close();
});

const write = async (subject: string): Promise<string> => {
  const to = { recipient: 'maya@example.com', accountId: null, kind: null, locale: 'en' } as const;
  const message = { ...to, cause: subject, subject, content: anEmailContent() };
  await golark.ctx.db.transaction().execute((trx) => golark.ctx.emails.write(trx, message));
  const stored = golark.ctx.db.selectFrom('emails').select('id').where('cause', '=', subject);
  return (await stored.executeTakeFirstOrThrow()).id;
};
const send = (emailId: string) => sendEmailHandler.run(golark.ctx, { emailId });
const headersOf = (name: string) =>
  accepted.map((text) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1]);

test('of two processes that run a job of one email at the same time, only one sends it', async () => {
  const emailId = await write('Once');
  isHeld = () => true;
  const first = send(emailId);
  await vi.waitFor(() => expect(held).toHaveLength(1), { timeout: 60_000 });
  await expect(send(emailId)).rejects.toThrow('the email is being sent by another job');
  release();
  await first;
  await send(emailId);
  await golark.runJobs();
  expect(headersOf('Subject')).toEqual(['Once']);
});

test('an email whose sender died is sent after five minutes, not before', async () => {
  const emailId = await write('Claimed');
  const claimed_until = new Date(golark.clock.now().getTime() + 5 * 60_000);
  await golark.ctx.db.updateTable('emails').set({ claimed_until }).where('id', '=', emailId).execute();
  await golark.passMinutes(4);
  expect(accepted).toEqual([]);
  await golark.passMinutes(30);
  expect(headersOf('Subject')).toEqual(['Claimed']);
});

test('a copy that is sent because the acceptance was not recorded has the same Message-ID', async () => {
  const emailId = await write('Twice');
  const { emailTransport } = golark.ctx;
  golark.ctx.emailTransport = {
    isMailbox: false,
    send: async (message) => {
      await emailTransport.send(message);
      throw new Error('the connection was lost after the server accepted the email');
    },
  };
  await expect(send(emailId)).rejects.toThrow('the connection was lost');
  golark.ctx.emailTransport = emailTransport;
  await golark.passMinutes(60);
  expect(headersOf('Message-ID')).toEqual([`<${emailId}@golark>`, `<${emailId}@golark>`]);
});

test('messages to support that cannot be sent delay no other email and no other job', async () => {
  isHeld = (text) => text.includes('To: support@golark.example');
  const message = { name: 'Ana', email: 'ana@example.com', subject: 'Towels', message: 'How many?' };
  for (let i = 0; i < 20; i++) await golark.call(contactUs, { body: message });
  await workOnJobs(golark.ctx, { boss: golark.boss, handlers: handlersByName(jobHandlers) });
  await vi.waitFor(() => expect(held).toHaveLength(4), { timeout: 60_000 });
  await write('Reset');
  await vi.waitFor(() => expect(headersOf('Subject')).toEqual(['Reset']), { timeout: 60_000 });
  expect(held).toHaveLength(4);
  release();
  await golark.boss.offWork(queueName);
});
