import { deleteAccount, exportAccount } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import { instantInZone } from '@golark/contract/dates/rules';
import {
  getEmailPreferences,
  setEmailPreference,
  unsubscribe,
  validateUnsubscribeToken,
} from '@golark/contract/email-preferences/calls';
import { type MutableEmailKind, mutableEmailKinds } from '@golark/contract/email-preferences/rules';
import { oneClickPath, unsubscribePath } from '@golark/contract/unsubscribe-paths';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EmailTransport } from '#platform/email/transports';
import { unsubscribeTokenOf } from '#platform/email/unsubscribe-token';
import { aBookingBody, aListing, anAccount, aQuote, someDates } from '#testing/factories';
import { anEmailContent } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testNow } from '#testing/test-now';

type Sent = Parameters<EmailTransport['send']>[0];

let golark: TestApp;
const sent: Sent[] = [];
const record = async (email: Sent): Promise<void> => {
  // without those of new and of deleted accounts
  if (/^(Email|Booked|Your stay)/.test(email.subject)) sent.push(email);
};
beforeAll(async () => {
  const emailTransport = { isMailbox: false, send: record };
  golark = await createTestApp({}, () => ({ emailTransport }));
});
beforeEach(() => {
  sent.length = 0;
  golark.clock.set(testNow);
});
afterAll(() => golark.close());

const mute = (as: LoginResult, kind: MutableEmailKind, isMuted = true) =>
  golark.call(setEmailPreference, { as, body: { kind, isMuted } });
const mutedKindsOf = async (as: LoginResult): Promise<string[]> => {
  const { body } = await golark.call(getEmailPreferences, { as });
  return body.preferences.filter(({ isMuted }) => isMuted).map(({ kind }) => kind);
};
const tokenOf = (as: LoginResult, kind: MutableEmailKind): string =>
  unsubscribeTokenOf(golark.ctx.secret, { accountId: as.account.accountId, kind });
const followLink = (token: string, isMuted = true) => golark.call(unsubscribe, { body: { token, isMuted } });

let written = 0;
const write = async (as: LoginResult, kind: MutableEmailKind | null): Promise<string> => {
  written += 1;
  const subject = `Email ${written}`;
  const to = { recipient: as.account.email, accountId: as.account.accountId, locale: 'en' } as const;
  const message = { ...to, kind, cause: subject, subject, content: anEmailContent() };
  await golark.ctx.db.transaction().execute((trx) => golark.ctx.emails.write(trx, message));
  return subject;
};
const subjects = (): string[] => sent.map(({ subject }) => subject);

/** Books a stay and lets the time pass until its reminder is due. */
const bookAndWait = async (as: LoginResult): Promise<void> => {
  const body = aBookingBody(await aQuote(golark, await aListing(golark.ctx.db), { as }));
  await golark.call(bookStay, { as, body });
  await golark.runJobs();
  const checkIn = instantInZone(someDates.arriveDay, '16:00', 'America/Denver').getTime();
  await golark.passMinutes((checkIn - golark.clock.now().getTime()) / 60_000 - 48 * 60);
};

describe('an account', () => {
  test('gets every kind until it turns one off, and on again', async () => {
    const as = await anAccount(golark);
    expect(await mutedKindsOf(as)).toEqual([]);
    const { body } = await mute(as, 'messages');
    expect(body.preferences).toEqual(
      mutableEmailKinds.map((kind) => ({ kind, isMuted: kind === 'messages' })),
    );
    await mute(as, 'messages');
    await mute(as, 'reviewInvitations');
    expect(await mutedKindsOf(as)).toEqual(['reviewInvitations', 'messages']);
    await mute(as, 'messages', false);
    await mute(as, 'messages', false);
    expect(await mutedKindsOf(as)).toEqual(['reviewInvitations']);
  });

  test('can not turn off a kind that does not exist', async () => {
    const as = await anAccount(golark);
    const { problem } = await mute(as, 'receipts' as MutableEmailKind);
    expect(problem).toMatchObject({ status: 422, errors: [{ path: 'kind' }] });
  });

  test('gets what it needs to arrive, and the confirmation, whatever it turned off', async () => {
    const as = await anAccount(golark);
    for (const kind of mutableEmailKinds) await mute(as, kind);
    await bookAndWait(as);
    expect(subjects()).toEqual([
      expect.stringMatching(/^Booked: /),
      expect.stringMatching(/^Your stay is coming up: /),
    ]);
    for (const email of sent)
      expect(email).toMatchObject({
        unsubscribeUrl: null,
        html: expect.not.stringContaining('/unsubscribe/'),
      });
  });

  test('gets nothing that was written before it turned the kind off, also not after turning it on again', async () => {
    const as = await anAccount(golark);
    await write(as, 'messages');
    const necessary = await write(as, null);
    await mute(as, 'messages');
    await golark.runJobs();
    expect(subjects()).toEqual([necessary]);
    const stored = golark.ctx.db.selectFrom('emails').where('kind', '=', 'messages');
    const row = stored
      .select(['html', 'text', 'sent_at', 'muted_at'])
      .where('recipient', '=', as.account.email);
    expect(await row.executeTakeFirst()).toEqual({
      html: '',
      text: '',
      sent_at: null,
      muted_at: new Date(testNow),
    });
    await mute(as, 'messages', false);
    await golark.runRecurring('emails.enqueue-unsent');
    await golark.passMinutes(120);
    expect(subjects()).toEqual([necessary]);
    const later = await write(as, 'messages');
    await golark.runJobs();
    expect(subjects()).toEqual([necessary, later]);
  });

  test('finds the kinds in its export, and nothing is left after its deletion', async () => {
    const as = await anAccount(golark);
    await mute(as, 'saleReminders');
    const { body } = await golark.call(exportAccount, { as });
    expect(JSON.stringify(body)).toContain('"mutedEmails":[{"kind":"saleReminders"');
    const token = tokenOf(as, 'saleReminders');
    await golark.call(deleteAccount, { as, body: { password: 'metolius-at-nine' } });
    expect((await followLink(token)).problem).toMatchObject({ status: 422, errors: [{ path: 'token' }] });
    expect((await golark.call(validateUnsubscribeToken, { body: { token } })).status).toBe(422);
    const rows = golark.ctx.db.selectFrom('muted_emails').selectAll();
    expect(await rows.where('account_id', '=', as.account.accountId).execute()).toEqual([]);
  });
});

describe('the link in an email', () => {
  test.each(mutableEmailKinds)('of kind %s turns this kind off and no other', async (kind) => {
    const as = await anAccount(golark);
    await write(as, kind);
    await golark.runJobs();
    const token = tokenOf(as, kind);
    expect(sent[0]?.html).toContain(unsubscribePath(token));
    expect(sent[0]?.text).toContain(unsubscribePath(token));
    expect(sent[0]?.unsubscribeUrl).toMatch(/^https?:\/\/[^/]+\/unsubscribe\/one-click\/\?token=/);
    expect(await mutedKindsOf(as)).toEqual([]);
    const asked = await golark.call(validateUnsubscribeToken, { body: { token } });
    expect(asked.body).toEqual({ kind, isMuted: false });
    expect(await mutedKindsOf(as)).toEqual([]);
    expect((await followLink(token)).body).toEqual({ kind, isMuted: true });
    expect((await followLink(token)).body).toEqual({ kind, isMuted: true });
    expect(await mutedKindsOf(as)).toEqual([kind]);
    const others = await Promise.all(mutableEmailKinds.map((one) => write(as, one)));
    await golark.runJobs();
    expect(subjects().slice(1).sort()).toEqual(others.filter((_, i) => mutableEmailKinds[i] !== kind).sort());
    expect((await followLink(token, false)).body).toEqual({ kind, isMuted: false });
    expect(await mutedKindsOf(as)).toEqual([]);
  });

  test('works for a suspended account', async () => {
    const as = await anAccount(golark);
    await golark.ctx.db
      .updateTable('accounts')
      .set({ suspended_at: testNow })
      .where('id', '=', as.account.accountId)
      .execute();
    expect((await followLink(tokenOf(as, 'messages'))).status).toBe(200);
  });

  test('is refused when it is forged or altered', async () => {
    const [as, other] = [await anAccount(golark), await anAccount(golark)];
    const token = tokenOf(as, 'messages');
    const [, accountId = '', key = ''] = token.split(/_(.{36})_/);
    const forged = unsubscribeTokenOf(new TextEncoder().encode('another secret'), {
      ...{ accountId, kind: 'messages' },
    });
    const altered = [
      ...[
        '',
        'made up',
        `messages_${accountId}_`,
        `messages_${accountId}`,
        forged,
        `${token}A`,
        token.slice(0, -1),
      ],
      `saleReminders_${accountId}_${key}`,
      `messages_${other.account.accountId}_${key}`,
      `messages_${accountId.toUpperCase()}_${key}`,
      `receipts_${accountId}_${key}`,
    ];
    for (const wrong of altered) {
      expect((await followLink(wrong)).problem).toMatchObject({ status: 422, errors: [{ path: 'token' }] });
      expect((await golark.call(validateUnsubscribeToken, { body: { token: wrong } })).status).toBe(422);
    }
    await fc.assert(
      fc.asyncProperty(fc.nat(token.length - 1), fc.constantFrom(...'aB3_-.'), async (at, letter) => {
        fc.pre(token[at] !== letter);
        const { status } = await followLink(token.slice(0, at) + letter + token.slice(at + 1));
        expect(status).toBe(422);
      }),
      { numRuns: 40 },
    );
    expect([await mutedKindsOf(as), await mutedKindsOf(other)]).toEqual([[], []]);
  });
});

describe('one click in a mail program', () => {
  const form = 'List-Unsubscribe=One-Click';
  const multipart = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
  const bodies = [
    ['application/x-www-form-urlencoded', form],
    ['multipart/form-data; boundary=x', multipart],
  ] as const;
  const post = (token: string, [type, payload]: readonly [string, string], headers = {}) =>
    golark.app.inject({
      method: 'POST',
      url: oneClickPath(token),
      headers: { 'content-type': type, ...headers },
      payload,
    });

  test.each(bodies)('turns the kind off without a session or an origin (%s)', async (...body) => {
    const as = await anAccount(golark);
    const response = await post(tokenOf(as, 'reviewInvitations'), body, { origin: 'https://mail.example' });
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([200, undefined]);
    expect(await mutedKindsOf(as)).toEqual(['reviewInvitations']);
  });

  test('is refused with a token that was altered', async () => {
    const as = await anAccount(golark);
    expect((await post(`${tokenOf(as, 'messages')}x`, bodies[0])).statusCode).toBe(422);
    const without = { method: 'POST', url: oneClickPath() } as const;
    expect((await golark.app.inject(without)).statusCode).toBe(422);
    expect(await mutedKindsOf(as)).toEqual([]);
  });

  test('leads a browser that opens the address to the page, and changes nothing', async () => {
    const as = await anAccount(golark);
    const token = tokenOf(as, 'messages');
    const response = await golark.app.inject({ method: 'GET', url: oneClickPath(token) });
    expect([response.statusCode, response.headers.location]).toEqual([302, unsubscribePath(token)]);
    expect(await mutedKindsOf(as)).toEqual([]);
  });
});

describe('changes at the same time', () => {
  test('of different kinds are all made', async () => {
    const as = await anAccount(golark);
    const changes = mutableEmailKinds.flatMap((kind) => [mute(as, kind), followLink(tokenOf(as, kind))]);
    for (const { status } of await Promise.all(changes)) expect(status).toBe(200);
    expect((await mutedKindsOf(as)).length).toBe(mutableEmailKinds.length);
  });

  test('of one kind end as one of them asked', async () => {
    const as = await anAccount(golark);
    const changes = Array.from({ length: 40 }, (_, i) => mute(as, 'messages', i % 2 === 0));
    for (const { status } of await Promise.all(changes)) expect(status).toBe(200);
    const [isMuted] = (await mutedKindsOf(as)).map((kind) => kind === 'messages');
    await write(as, 'messages');
    await golark.runJobs();
    expect(subjects()).toHaveLength(isMuted ? 0 : 1);
  });

  test('and a deletion leave nothing', async () => {
    for (let round = 0; round < 8; round++) {
      const as = await anAccount(golark);
      const token = tokenOf(as, 'messages');
      const follow = async () => {
        for (let i = 0; i < round * 3; i++) await golark.app.inject('/healthz');
        return followLink(token);
      };
      const deletion = golark.call(deleteAccount, { as, body: { password: 'metolius-at-nine' } });
      const [followed] = await Promise.all([follow(), deletion]);
      expect([200, 422]).toContain(followed.status);
      const rows = golark.ctx.db.selectFrom('muted_emails').selectAll();
      expect(await rows.where('account_id', '=', as.account.accountId).execute()).toEqual([]);
    }
  });
});
