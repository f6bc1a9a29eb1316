import { changePassword } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { completePasswordReset, requestPasswordReset } from '@golark/contract/password-reset/calls';
import { logIn, logInTwoStep, validateSession } from '@golark/contract/sessions/calls';
import {
  confirmTwoStep,
  getTwoStep,
  renewRecoveryCodes,
  startTwoStep,
  stopTwoStep,
} from '@golark/contract/two-step/calls';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticatorFor, turnTwoStepOn } from '#testing/authenticator';
import { anAccount, logInAgain } from '#testing/factories';
import { newestTokenTo, subjectsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const password = 'metolius-at-nine';
const first = ({ account }: LoginResult, typed = password) =>
  golark.call(logIn, { body: { email: account.email, password: typed } });
const challengeFor = async (as: LoginResult, typed = password): Promise<string> => {
  const { problem } = await first(as, typed);
  expect(problem).toMatchObject({ status: 401, code: 'TWO_STEP_REQUIRED' });
  return String(problem['challenge']);
};
const second = (challenge: string, code: string) => golark.call(logInTwoStep, { body: { challenge, code } });

test('turns on with a first code of the app, ends every other session and sends an email', async () => {
  const as = await anAccount(golark);
  const other = await logInAgain(golark, as);
  const started = await golark.call(startTwoStep, { as, body: { password } });
  expect(started.body.address).toBe(
    `otpauth://totp/Golark:${encodeURIComponent(as.account.email)}?issuer=Golark&secret=${started.body.secret}&algorithm=SHA1&digits=6&period=30`,
  );
  expect(started.body.picture).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
  expect(started.body.picture).not.toMatch(/<script|href|url\(/);
  expect((await first(as)).status).toBe(200);
  const code = authenticatorFor(golark, started.body.secret)();
  const { body } = await golark.call(confirmTwoStep, { as, body: { code } });
  expect(body.recoveryCodes).toHaveLength(10);
  expect(body.recoveryCodes[0]).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}$/);
  expect((await golark.call(validateSession, { as })).status).toBe(200);
  expect((await golark.call(validateSession, { as: other })).status).toBe(401);
  expect((await golark.call(getTwoStep, { as })).body).toEqual({
    isOn: true,
    since: golark.clock.now().toISOString(),
    recoveryCodesLeft: 10,
  });
  expect(await subjectsTo(golark, as.account.email)).toContain('Two-step sign-in is on');
});

test('requires the code only after the correct password', async () => {
  const as = await anAccount(golark);
  const app = await turnTwoStepOn(golark, as);
  const wrong = await first(as, 'not the password');
  expect(wrong.problem.code).toBe('INVALID_CREDENTIALS');
  expect(wrong.problem['challenge']).toBeUndefined();
  const response = await second(await challengeFor(as), app.code());
  expect(response.status).toBe(200);
  expect(String(response.headers['set-cookie'])).toContain('golark_session=');
  expect((await golark.call(validateSession, { as: response.body })).status).toBe(200);
});

test('accepts a code of the previous or next step, and no other', async () => {
  const as = await anAccount(golark);
  const app = await turnTwoStepOn(golark, as);
  const challenge = await challengeFor(as);
  expect((await second(challenge, app.code(-2))).problem.code).toBe('INVALID_CREDENTIALS');
  expect((await second(challenge, app.code(2))).problem.code).toBe('INVALID_CREDENTIALS');
  expect((await second(challenge, app.code(-1))).status).toBe(200);
  const later = app.code(1);
  expect((await second(challenge, `${later.slice(0, 3)} ${later.slice(3)}`)).status).toBe(200);
});

test('accepts a code once, also from simultaneous callers', async () => {
  const as = await anAccount(golark);
  const app = await turnTwoStepOn(golark, as);
  const challenge = await challengeFor(as);
  const responses = await Promise.all(Array.from({ length: 6 }, () => second(challenge, app.code())));
  expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
  expect((await second(challenge, app.code())).problem.code).toBe('INVALID_CREDENTIALS');
});

test('accepts each recovery code once, in any format, and none of another account', async () => {
  const as = await anAccount(golark);
  const app = await turnTwoStepOn(golark, as);
  const stranger = await turnTwoStepOn(golark, await anAccount(golark));
  const [code = '', other = ''] = app.recoveryCodes;
  const challenge = await challengeFor(as);
  expect((await second(challenge, stranger.recoveryCodes[0] ?? '')).status).toBe(401);
  const typed = ` ${code.toUpperCase().replace('-', ' ')} `;
  const responses = await Promise.all(Array.from({ length: 5 }, () => second(challenge, typed)));
  expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
  expect((await second(challenge, other)).status).toBe(200);
  const signedIn = responses.find((response) => response.status === 200)?.body;
  expect((await golark.call(getTwoStep, { as: signedIn ?? as })).body.recoveryCodesLeft).toBe(8);
});

test('returns ten new recovery codes for the password, and invalidates the old ones', async () => {
  const as = await anAccount(golark);
  const app = await turnTwoStepOn(golark, as);
  expect(
    (await golark.call(renewRecoveryCodes, { as, body: { password: 'wrong' } })).problem.errors?.[0]?.path,
  ).toBe('password');
  const renewed = await golark.call(renewRecoveryCodes, { as, body: { password } });
  const challenge = await challengeFor(as);
  expect((await second(challenge, app.recoveryCodes[0] ?? '')).status).toBe(401);
  expect((await second(challenge, renewed.body.recoveryCodes[0] ?? '')).status).toBe(200);
});

test('turns off with the password, and sends an email', async () => {
  const as = await anAccount(golark);
  await turnTwoStepOn(golark, as);
  expect((await golark.call(stopTwoStep, { as, body: { password: 'wrong' } })).status).toBe(422);
  expect((await golark.call(stopTwoStep, { as, body: { password } })).status).toBe(204);
  expect((await first(as)).status).toBe(200);
  expect(await subjectsTo(golark, as.account.email)).toContain('Two-step sign-in is off');
});

test('rejects steps out of order', async () => {
  const as = await anAccount(golark);
  const state = { status: 409, code: 'INVALID_STATE' };
  expect((await golark.call(confirmTwoStep, { as, body: { code: '123456' } })).problem).toMatchObject(state);
  expect((await golark.call(stopTwoStep, { as, body: { password } })).problem).toMatchObject(state);
  expect((await golark.call(startTwoStep, { as, body: { password: 'wrong' } })).status).toBe(422);
  await golark.call(startTwoStep, { as, body: { password } });
  const wrongCode = await golark.call(confirmTwoStep, { as, body: { code: '000000' } });
  expect(wrongCode.problem.errors?.[0]?.path).toBe('code');
  expect((await first(as)).status).toBe(200);
  const on = await anAccount(golark);
  await turnTwoStepOn(golark, on);
  expect((await golark.call(startTwoStep, { as: on, body: { password } })).problem).toMatchObject(state);
});

test('counts wrong codes like wrong passwords, and a correct password does not reset them', async () => {
  const as = await anAccount(golark);
  const app = await turnTwoStepOn(golark, as);
  for (let i = 0; i < 10; i++) expect((await second(await challengeFor(as), '000000')).status).toBe(401);
  const stopped = await first(as);
  expect([stopped.status, stopped.headers['retry-after']]).toEqual([429, '900']);
  golark.clock.advanceMinutes(16);
  const challenge = await challengeFor(as);
  expect((await second(challenge, app.code())).status).toBe(200);
});

test('accepts a challenge for five minutes, for its account and password only', async () => {
  const as = await anAccount(golark);
  const app = await turnTwoStepOn(golark, as);
  const expired = { status: 422, code: 'VALIDATION_ERROR', errors: [{ path: 'challenge' }] };
  const challenge = await challengeFor(as);
  golark.clock.advanceMinutes(4);
  expect((await second(challenge, '000000')).problem.code).toBe('INVALID_CREDENTIALS');
  golark.clock.advanceMinutes(2);
  expect((await second(challenge, app.code())).problem).toMatchObject(expired);
  const altered = `${(await challengeFor(as)).slice(0, -3)}abc`;
  expect((await second(altered, app.code())).problem).toMatchObject(expired);
  expect((await second(as.token.jwt, app.code())).problem).toMatchObject(expired);
  const open = await challengeFor(as);
  await golark.call(changePassword, {
    as,
    body: { oldPassword: password, newPassword: 'juniper-below-nine' },
  });
  expect((await second(open, app.code())).problem).toMatchObject(expired);
});

test('a challenge is not accepted as a session', async () => {
  const as = await anAccount(golark);
  await turnTwoStepOn(golark, as);
  const headers = { authorization: `Bearer ${await challengeFor(as)}` };
  expect((await golark.call(validateSession, { headers })).status).toBe(401);
});

test('is still required after a reset, which only sets the password', async () => {
  const as = await anAccount(golark);
  const app = await turnTwoStepOn(golark, as);
  const { email } = as.account;
  await golark.call(requestPasswordReset, { body: { email } });
  await golark.runJobs();
  const token = await newestTokenTo(golark, email, 'set-password');
  const body = { token, newPassword: 'juniper-below-nine' };
  const response = await golark.call(completePasswordReset, { body });
  expect(response.problem).toMatchObject({ status: 401, code: 'TWO_STEP_REQUIRED' });
  expect(response.headers['set-cookie']).toBeUndefined();
  expect((await golark.call(validateSession, { as })).status).toBe(401);
  expect((await first(as)).problem.code).toBe('INVALID_CREDENTIALS');
  expect((await second(String(response.problem['challenge']), app.code())).status).toBe(200);
});

test('stores neither secret nor recovery codes in plain text', async () => {
  const as = await anAccount(golark);
  const { body } = await golark.call(startTwoStep, { as, body: { password } });
  const app = await turnTwoStepOn(golark, await anAccount(golark));
  const { db } = golark.ctx;
  const rows = await db.selectFrom('two_step').selectAll().execute();
  const raw = Buffer.from(Secret.fromBase32(body.secret).bytes);
  expect(rows.some((row) => row.sealed_secret.includes(raw))).toBe(false);
  const codes = JSON.stringify(await db.selectFrom('recovery_codes').selectAll().execute());
  expect(codes).not.toContain(app.recoveryCodes[0]);
});
