import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getAccount } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import {
  listSessions,
  logIn,
  logOutSession,
  refreshToken,
  validateSession,
} from '@golark/contract/sessions/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount, logInAgain } from '#testing/factories';
import { locationFile } from '#testing/location-file';
import { createTestApp, type TestApp } from '#testing/test-app';
import { endSession } from './store/sessions.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
const file = path.join(os.tmpdir(), `golark-places-${process.pid}.mmdb`);

let golark: TestApp;
beforeAll(async () => {
  const place = {
    city: { names: { en: 'Portland' } },
    subdivisions: [{ names: { en: 'Oregon', es: 'Oregón' } }],
  };
  fs.writeFileSync(file, locationFile('203.0.113.0', 24, place));
  golark = await createTestApp({ IP_LOCATION_FILE: file, TRUSTED_PROXIES: '127.0.0.1/32' });
});
afterAll(async () => {
  await golark.close();
  fs.rmSync(file);
});

const sessionsOf = async (as: LoginResult, headers: Record<string, string> = {}) =>
  (await golark.call(listSessions, { as, headers })).body.sessions;

const logInFrom = async ({ account }: LoginResult, headers: Record<string, string>) => {
  const body = { email: account.email, password: 'metolius-at-nine' };
  return (await golark.call(logIn, { body, headers })).body;
};

test('names device and place of each session, in the language of the caller', async () => {
  const first = await anAccount(golark);
  const headers = { 'user-agent': chrome, 'x-forwarded-for': '203.0.113.9' };
  const second = await logInFrom(first, headers);
  const [current, other] = await sessionsOf(second);
  expect(current).toMatchObject({
    current: true,
    device: 'Chrome on Windows',
    place: 'Portland, Oregon',
    ip: '203.0.113.9',
    userAgent: chrome,
  });
  expect(other).toMatchObject({ current: false, device: 'Unknown device', place: null });
  const [inSpanish] = await sessionsOf(second, { 'accept-language': 'es' });
  expect(inSpanish).toMatchObject({ device: 'Chrome en Windows', place: 'Portland, Oregón' });
});

test('lists the current session first, then by last use', async () => {
  const first = await anAccount(golark);
  golark.clock.advanceMinutes(10);
  const second = await logInAgain(golark, first);
  golark.clock.advanceMinutes(10);
  const third = await logInAgain(golark, first);
  const ids = async (as: LoginResult) => (await sessionsOf(as)).map((session) => session.id);
  const [thirdId, secondId, firstId] = await ids(third);
  expect(await ids(second)).toEqual([secondId, thirdId, firstId]);
});

test('updates the last use of a session at most every five minutes', async () => {
  const as = await anAccount(golark);
  const seenAt = async () => (await sessionsOf(as))[0]?.lastSeenAt;
  const started = await seenAt();
  golark.clock.advanceMinutes(4);
  expect(await seenAt()).toBe(started);
  golark.clock.advanceMinutes(1);
  expect(await seenAt()).toBe(golark.clock.now().toISOString());
});

test('ends one session, whose token, cookie and refresh token are rejected immediately', async () => {
  const first = await anAccount(golark);
  const response = await golark.call(logIn, {
    body: { email: first.account.email, password: 'metolius-at-nine' },
  });
  const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
  const second = response.body;
  const sessionId = (await sessionsOf(second))[0]?.id ?? '';
  expect((await golark.call(logOutSession, { params: { sessionId }, as: first })).status).toBe(204);
  expect((await golark.call(validateSession, { as: second })).status).toBe(401);
  expect((await golark.call(getAccount, { headers: { cookie } })).status).toBe(401);
  expect((await golark.call(refreshToken, { body: { refresh: second.token.refresh } })).status).toBe(401);
  expect((await golark.call(validateSession, { as: first })).status).toBe(200);
  expect((await golark.call(logOutSession, { params: { sessionId }, as: first })).status).toBe(404);
});

test('returns NOT_FOUND for an unknown session, another account’s or a malformed id, and ends none', async () => {
  const as = await anAccount(golark);
  const stranger = await anAccount(golark);
  const sessionId = (await sessionsOf(stranger))[0]?.id ?? '';
  for (const id of [sessionId, '00000000-0000-4000-8000-000000000000', 'nonsense', "' OR 1=1 --"]) {
    const response = await golark.call(logOutSession, { params: { sessionId: id }, as });
    expect(response.problem).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  }
  expect((await golark.call(validateSession, { as: stranger })).status).toBe(200);
});

test('the statement that ends a session names its owner, whoever calls it', async () => {
  const [owner, stranger] = [await anAccount(golark), await anAccount(golark)];
  const { id: sessionId } = await golark.ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', owner.account.accountId)
    .executeTakeFirstOrThrow();
  const end = ({ account }: typeof owner) =>
    golark.ctx.db
      .transaction()
      .execute((trx) =>
        endSession(trx, { sessionId, accountId: account.accountId, now: golark.clock.now() }),
      );
  expect([await end(stranger), await end(owner)]).toEqual([false, true]);
});
