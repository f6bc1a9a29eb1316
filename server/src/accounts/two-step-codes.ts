import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { derivedKey } from './derived-key.ts';
import { consumeRecoveryCode, consumeStep, type TwoStepRow } from './store/two-step.ts';

const nonceBytes = 12;
const tagBytes = 16;
const stepSeconds = 30;
const recoveryCodeCount = 10;
/** Excludes letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Encrypted for this account: in another row it cannot be decrypted. */
export const sealSecret = (ctx: Context, accountId: string, secret: Secret): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', derivedKey(ctx, 'two-step secret'), nonce);
  cipher.setAAD(Buffer.from(accountId));
  const sealed = Buffer.concat([cipher.update(secret.bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
};

const openSecret = (ctx: Context, row: TwoStepRow): Secret => {
  const sealed = row.sealed_secret;
  const nonce = sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', derivedKey(ctx, 'two-step secret'), nonce);
  decipher.setAAD(Buffer.from(row.account_id));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  const bytes = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  return new Secret({ buffer: new Uint8Array(bytes).buffer });
};

/** Six digits every 30 seconds, like every authenticator app. */
export const totpOf = (secret: Secret, email: string): TOTP =>
  new TOTP({ issuer: 'Golark', label: email, secret, digits: 6, period: stepSeconds });

const clean = (code: string): string =>
  code
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

const recoveryHash = (ctx: Context, accountId: string, code: string): Buffer =>
  createHmac('sha256', derivedKey(ctx, 'recovery code'))
    .update(`${accountId}:${clean(code)}`)
    .digest();

/** Accepts the code of the current, previous or next 30-second step, and each code only once. */
export const consumeAppCode = async (
  ctx: Context,
  trx: Transaction<DB>,
  given: { row: TwoStepRow; code: string },
): Promise<boolean> => {
  const timestamp = ctx.clock.now().getTime();
  const delta = totpOf(openSecret(ctx, given.row), '').validate({
    token: clean(given.code),
    timestamp,
    window: 1,
  });
  if (delta === null) return false;
  return consumeStep(trx, given.row.account_id, Math.floor(timestamp / 1000 / stepSeconds) + delta);
};

export const consumeRecovery = (
  ctx: Context,
  trx: Transaction<DB>,
  given: { accountId: string; code: string },
): Promise<boolean> => {
  const { accountId, code } = given;
  return consumeRecoveryCode(trx, {
    accountId,
    hash: recoveryHash(ctx, accountId, code),
    now: ctx.clock.now(),
  });
};

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(clean(code));

const randomPart = (): string =>
  Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten new codes such as `k4tr-9pzm`, which are shown once, and their hashes, which are stored. */
export const newRecoveryCodes = (
  ctx: Context,
  accountId: string,
): { recoveryCodes: string[]; hashes: Buffer[] } => {
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, () => `${randomPart()}-${randomPart()}`);
  return { recoveryCodes, hashes: recoveryCodes.map((code) => recoveryHash(ctx, accountId, code)) };
};
