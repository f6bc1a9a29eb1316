import { createSecretKey, generateKeyPairSync } from 'node:crypto';
import { changeEmail, completeVerify, getAccount } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import {
  completePasswordReset,
  requestPasswordReset,
  validateResetToken,
} from '@golark/contract/password-reset/calls';
import { logInTwoStep, refreshToken, validateSession } from '@golark/contract/sessions/calls';
import { hasControl } from '@golark/contract/text/rules';
import { type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount } from '#testing/factories';
import { newestTokenTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const newPassword = 'juniper-below-nine';
const verify = (token: string) => golark.call(completeVerify, { body: { token } });
const reset = (token: string) => golark.call(completePasswordReset, { body: { token, newPassword } });
const isValid = async (token: string) =>
  (await golark.call(validateResetToken, { body: { token } })).body.valid;
const resetTokenOf = async ({ account }: LoginResult) => {
  await golark.call(requestPasswordReset, { body: { email: account.email } });
  await golark.runJobs();
  return newestTokenTo(golark, account.email, 'set-password');
};
const verifyTokenOf = ({ account }: LoginResult) => newestTokenTo(golark, account.email, 'confirm-email');
const dead = { status: 422, code: 'VALIDATION_ERROR', errors: [{ path: 'token' }] };

const alter = (token: string): string[] => [
  `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
  token.slice(1),
  `${token}A`,
  ` ${token}`,
  `${token}\u0000`,
  token.toUpperCase(),
  encodeURIComponent(`${token}=`),
  "' OR '1'='1",
  '../../etc/passwd',
  '\ud83d',
  'null',
];

test('rejects altered tokens, and still accepts the original', async () => {
  const as = await anAccount(golark);
  const [forReset, forVerify] = [await resetTokenOf(as), await verifyTokenOf(as)];
  for (const token of alter(forReset)) {
    // a token with a control character is rejected as malformed
    expect(await isValid(token)).toBe(hasControl(token) ? undefined : false);
    expect((await reset(token)).problem).toMatchObject(dead);
  }
  for (const token of alter(forVerify)) expect((await verify(token)).problem).toMatchObject(dead);
  expect((await verify(forVerify)).status).toBe(200);
  expect((await reset(forReset)).status).toBe(200);
});

test('rejects tokens that are too long, empty or not text', async () => {
  for (const token of ['', 'a'.repeat(201), 'a'.repeat(100_000)]) {
    expect((await verify(token)).problem).toMatchObject(dead);
    expect((await reset(token)).problem).toMatchObject(dead);
    const refreshed = await golark.call(refreshToken, { body: { refresh: token } });
    expect(refreshed.problem.errors?.[0]?.path).toBe('refresh');
  }
  for (const token of [7, null, ['a'], { a: 1 }])
    expect((await verify(token as unknown as string)).problem).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
    });
  const challenge = 'a'.repeat(2001);
  const second = await golark.call(logInTwoStep, { body: { challenge, code: '123456' } });
  expect(second.problem.errors?.[0]?.path).toBe('challenge');
});

test('accepts no token for another purpose', async () => {
  const as = await anAccount(golark);
  const [forReset, forVerify] = [await resetTokenOf(as), await verifyTokenOf(as)];
  const newEmail = `new-${as.account.email}`;
  await golark.call(changeEmail, { as, body: { newEmail } });
  const forChange = await newestTokenTo(golark, newEmail, 'confirm-email');
  for (const token of [forVerify, forChange, as.token.refresh, as.token.jwt.slice(0, 200)])
    expect((await reset(token)).problem).toMatchObject(dead);
  for (const token of [forReset, as.token.refresh]) expect((await verify(token)).problem).toMatchObject(dead);
  for (const refresh of [forReset, forVerify, forChange])
    expect((await golark.call(refreshToken, { body: { refresh } })).status).toBe(401);
});

test('applies a token to the account it was created for, whoever sends it', async () => {
  const [as, stranger] = [await anAccount(golark), await anAccount(golark)];
  const response = await golark.call(completePasswordReset, {
    as: stranger,
    body: { token: await resetTokenOf(as), newPassword },
  });
  expect(response.body.account.accountId).toBe(as.account.accountId);
  expect((await golark.call(validateSession, { as: stranger })).status).toBe(200);
});

const sessionIdOf = ({ token }: LoginResult): string =>
  JSON.parse(Buffer.from(token.jwt.split('.')[1] ?? '', 'base64url').toString()).sid;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

interface Forgery {
  claims?: JWTPayload;
  issuer?: string;
  minutes?: number;
  key?: Parameters<SignJWT['sign']>[0];
  alg?: string;
}

const forge = (sid: string, forgery: Forgery = {}): Promise<string> => {
  const now = Math.floor(golark.clock.now().getTime() / 1000);
  return new SignJWT(forgery.claims ?? { sid })
    .setProtectedHeader({ alg: forgery.alg ?? 'HS256' })
    .setIssuer(forgery.issuer ?? 'golark')
    .setIssuedAt(now)
    .setExpirationTime(now + (forgery.minutes ?? 60) * 60)
    .sign(forgery.key ?? golark.ctx.secret);
};

test('rejects a JWT with another key, issuer, algorithm or shape, without a server error', async () => {
  const as = await anAccount(golark);
  const sid = sessionIdOf(as);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const [header, payload, signature] = as.token.jwt.split('.');
  const claims = { sid, iss: 'golark', exp: 4_000_000_000 };
  const forged = [
    `${encode({ alg: 'none' })}.${encode(claims)}.`,
    `${encode({ alg: 'None', typ: 'JWT' })}.${payload}.`,
    `${encode({ alg: 'none' })}.${payload}.${signature}`,
    `${header}.${encode(claims)}.${signature}`,
    await forge(sid, { key: createSecretKey(Buffer.alloc(32, 7)) }),
    await forge(sid, { key: privateKey, alg: 'RS256' }),
    await forge(sid, { alg: 'HS512', key: Buffer.concat([golark.ctx.secret, Buffer.alloc(64)]) }),
    await forge(sid, { issuer: 'somebody else' }),
    await forge(sid, { minutes: -1 }),
    await forge(sid, { claims: {} }),
    await forge(sid, { claims: { sid: 7 } }),
    await forge(sid, { claims: { sid: [sid] } }),
    await forge(sid, { claims: { sid: 'nonsense' } }),
    await forge(sid, { claims: { sid: "' OR 1=1 --" } }),
    await forge('00000000-0000-4000-8000-000000000000'),
    as.token.refresh,
    '..',
    'a.b.c',
    'x'.repeat(5000),
  ];
  for (const jwt of forged) {
    const response = await golark.call(getAccount, { headers: { authorization: `Bearer ${jwt}` } });
    expect([jwt.slice(0, 60), response.problem.code]).toEqual([jwt.slice(0, 60), 'UNAUTHENTICATED_ERROR']);
  }
  const genuine = { authorization: `Bearer ${await forge(sid)}` };
  expect((await golark.call(getAccount, { headers: genuine })).status).toBe(200);
});

test('rejects the JWT of a deleted account even if its session still exists', async () => {
  const as = await anAccount(golark);
  await golark.ctx.db
    .updateTable('accounts')
    .set({ deleted_at: golark.clock.now() })
    .where('id', '=', as.account.accountId)
    .execute();
  expect((await golark.call(validateSession, { as })).problem.code).toBe('UNAUTHENTICATED_ERROR');
  expect((await golark.call(getAccount, { as })).problem.code).toBe('UNAUTHENTICATED_ERROR');
  const { refresh } = as.token;
  expect((await golark.call(refreshToken, { body: { refresh } })).status).toBe(401);
});

test('treats a malformed cookie like no cookie', async () => {
  for (const value of ['', 'nonsense', '%00', '%', 'a'.repeat(3000), "'; DROP TABLE sessions;--"]) {
    const headers = { cookie: `golark_session=${value}` };
    expect((await golark.call(getAccount, { headers })).problem.code).toBe('UNAUTHENTICATED_ERROR');
  }
});
