import { getAccount } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { logOutCurrent, refreshToken } from '@golark/contract/sessions/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const refresh = (token: string) => golark.call(refreshToken, { body: { refresh: token } });
const isOpen = async (as: LoginResult) => (await golark.call(getAccount, { as })).status === 200;

test('returns a new JWT and refresh token, also after the first JWT has expired', async () => {
  const first = await anAccount(golark);
  golark.clock.advanceMinutes(61);
  expect(await isOpen(first)).toBe(false);
  const { status, body } = await refresh(first.token.refresh);
  expect(status).toBe(200);
  expect(body.token.refresh).not.toBe(first.token.refresh);
  expect(await isOpen({ ...first, token: body.token })).toBe(true);
  expect((await refresh(body.token.refresh)).status).toBe(200);
});

test('ends the session when an old refresh token is reused', async () => {
  const first = await anAccount(golark);
  const second = (await refresh(first.token.refresh)).body;
  const third = (await refresh(second.token.refresh)).body;
  const reused = await refresh(first.token.refresh);
  expect(reused.problem).toMatchObject({ status: 401, code: 'UNAUTHENTICATED_ERROR' });
  expect((await refresh(third.token.refresh)).status).toBe(401);
  expect(await isOpen({ ...first, token: third.token })).toBe(false);
  const events = await golark.ctx.db
    .selectFrom('account_events')
    .select('what')
    .where('account_id', '=', first.account.accountId)
    .execute();
  expect(events.map((event) => event.what)).toContain('session_stolen');
});

test('accepts one of many simultaneous refreshes with the same token', async () => {
  const first = await anAccount(golark);
  const responses = await Promise.all(Array.from({ length: 8 }, () => refresh(first.token.refresh)));
  expect(responses.map((response) => response.status).sort()).toEqual([200, ...Array(7).fill(401)]);
});

test('rejects an unknown token, and one of a session that has ended', async () => {
  expect((await refresh('made-up')).problem.code).toBe('UNAUTHENTICATED_ERROR');
  const signedIn = await anAccount(golark);
  await golark.call(logOutCurrent, { as: signedIn });
  expect((await refresh(signedIn.token.refresh)).status).toBe(401);
});

test('stores only hashes of old and new tokens', async () => {
  const first = await anAccount(golark);
  const second = (await refresh(first.token.refresh)).body;
  const stored = JSON.stringify([
    await golark.ctx.db.selectFrom('sessions').selectAll().execute(),
    await golark.ctx.db.selectFrom('replaced_refresh_tokens').selectAll().execute(),
  ]);
  expect(stored).not.toContain(first.token.refresh);
  expect(stored).not.toContain(second.token.refresh);
});

test('a session ends after ninety days without a refresh', async () => {
  const [kept, left] = [await anAccount(golark), await anAccount(golark)];
  golark.clock.advanceMinutes(89 * 24 * 60);
  const renewed = await refresh(kept.token.refresh);
  expect(renewed.status).toBe(200);
  golark.clock.advanceMinutes(2 * 24 * 60);
  expect((await refresh(left.token.refresh)).status).toBe(401);
  expect((await refresh(renewed.body.token.refresh)).status).toBe(200);
});
