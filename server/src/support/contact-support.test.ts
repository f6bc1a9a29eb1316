import { deleteAccount } from '@golark/contract/accounts/calls';
import { contactUs } from '@golark/contract/support/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp({
    LIMIT_LOOPBACK: '1',
    TRUSTED_PROXIES: '127.0.0.1/32',
    SUPPORT_EMAIL: 'people@golark.example',
  });
});
afterAll(() => golark.close());

const message = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  subject: 'A <b>bold</b> question',
  message: 'First line.\n\nSecond paragraph with 🐦 and עברית.',
};
const stored = () => golark.ctx.db.selectFrom('support_messages').selectAll().execute();
const mails = () =>
  golark.ctx.db.selectFrom('emails').selectAll().where('cause', 'like', 'contact:%').execute();

describe('the contact page', () => {
  it('stores a message as entered and emails it only to support', async () => {
    const response = await golark.call(contactUs, { body: message });
    expect([response.status, response.body]).toEqual([202, {}]);
    expect(await stored()).toMatchObject([{ ...message, account_id: null }]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'people@golark.example',
      subject: `Contact: ${message.subject}`,
    });
    expect(mail?.html).toContain('A &lt;b&gt;bold&lt;/b&gt; question');
    expect(mail?.text).toContain('ana@example.com');
  });

  it('names the account of the sender', async () => {
    const account = await anAccount(golark);
    await golark.call(contactUs, { body: { ...message, subject: 'Mine' }, as: account });
    const own = (await stored()).find(({ subject }) => subject === 'Mine');
    expect(own?.account_id).toBe(account.account.accountId);
  });

  it.each([
    [{ name: ' ' }, 'name', 'minLength 1'],
    [{ email: 'nobody' }, 'email', 'invalid string value'],
    [{ subject: 'a\u0000b' }, 'subject', 'invalid string value'],
    [{ subject: 'a\r\nBcc: all@example.com' }, 'subject', 'invalid string value'],
    [{ message: 'x'.repeat(5001) }, 'message', 'must be at most 5000 characters'],
  ])('names the field of %o', async (wrong, path, problem) => {
    const response = await golark.call(contactUs, { body: { ...message, ...wrong } });
    expect(response.status).toBe(422);
    expect(response.problem.errors).toMatchObject([{ path, message: problem }]);
  });

  it('accepts twenty messages per hour from one network, also of sixty at once', async () => {
    golark.clock.advanceMinutes(61);
    const send = (host: number) =>
      golark.call(contactUs, { body: message, headers: { 'x-forwarded-for': `2001:db8:1:2::${host}` } });
    const responses = await Promise.all(Array.from({ length: 60 }, (_, i) => send(i + 1)));
    expect(responses.filter(({ status }) => status === 202)).toHaveLength(20);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(40);
    expect(refused[0]?.headers['retry-after']).toBe('3600');
    const elsewhere = { 'x-forwarded-for': '2001:db8:1:3::1' };
    expect((await golark.call(contactUs, { body: message, headers: elsewhere })).status).toBe(202);
    golark.clock.advanceMinutes(61);
    expect((await send(1)).status).toBe(202);
  });

  it('deletes messages with their account, and those of visitors after a year', async () => {
    await golark.ctx.db.deleteFrom('support_messages').execute();
    golark.clock.advanceMinutes(61);
    const as = await anAccount(golark);
    await golark.call(contactUs, { body: { ...message, subject: 'Mine' }, as });
    await golark.call(contactUs, { body: message });
    await golark.call(deleteAccount, { as, body: { password: 'metolius-at-nine' } });
    await golark.runJobs();
    expect((await stored()).map(({ subject }) => subject)).toEqual([message.subject]);
    golark.clock.advanceMinutes(364 * 24 * 60);
    await golark.runRecurring('support.delete-old-messages');
    expect(await stored()).toHaveLength(1);
    golark.clock.advanceMinutes(2 * 24 * 60);
    await golark.runRecurring('support.delete-old-messages');
    expect(await stored()).toEqual([]);
  });
});
