import type { ResponseOf } from '@golark/contract/call';
import type { startTwoStep as startCall } from '@golark/contract/two-step/calls';
import type { Transaction } from 'kysely';
import { Secret } from 'otpauth';
import { renderSVG } from 'uqr';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure, invalidField } from '#platform/failure';
import { confirmPassword } from './confirm-password.ts';
import { writeAccountEmail } from './emails/write-account-email.ts';
import { lockOpenAccount } from './store/accounts.ts';
import { insertAccountEvent } from './store/events.ts';
import { endOtherSessions } from './store/sessions.ts';
import {
  deleteTwoStep,
  findTwoStep,
  markTwoStepConfirmed,
  putPendingTwoStep,
  replaceRecoveryCodes,
} from './store/two-step.ts';
import { consumeAppCode, newRecoveryCodes, sealSecret, totpOf } from './two-step-codes.ts';

const wrongState = (isOn: boolean): Failure =>
  new Failure('INVALID_STATE', { detail: `Two-step sign-in is ${isOn ? 'already on' : 'not on'}.` });

const assertState = async (trx: Transaction<DB>, accountId: string, wanted: 'on' | 'off'): Promise<void> => {
  const isOn = Boolean((await findTwoStep(trx, accountId))?.confirmed_at);
  if (isOn !== (wanted === 'on')) throw wrongState(isOn);
};

/** Creates a secret for the app. Throws VALIDATION_ERROR (password), INVALID_STATE if two-step sign-in is on. */
export const startTwoStep = async (
  ctx: Context,
  caller: AccountCaller,
  password: string,
): Promise<ResponseOf<typeof startCall>> => {
  const { accountId } = caller;
  const { email } = await confirmPassword(ctx, caller, { accountId, password, path: 'password' });
  const secret = new Secret({ size: 20 });
  await ctx.db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, accountId, 'change');
    await assertState(trx, accountId, 'off');
    const sealedSecret = sealSecret(ctx, accountId, secret);
    await putPendingTwoStep(trx, { accountId, sealedSecret, now: ctx.clock.now() });
  });
  const address = totpOf(secret, email).toString();
  return { secret: secret.base32, address, picture: renderSVG(address, { border: 2 }) };
};

/** Turns two-step sign-in on with a first code and ends every other session. Throws VALIDATION_ERROR (code), INVALID_STATE. */
export const confirmTwoStep = async (
  ctx: Context,
  caller: AccountCaller,
  code: string,
): Promise<{ recoveryCodes: string[] }> => {
  const { accountId } = caller;
  const now = ctx.clock.now();
  const { recoveryCodes, hashes } = newRecoveryCodes(ctx, accountId);
  await ctx.db.transaction().execute(async (trx) => {
    const account = await lockOpenAccount(trx, accountId, 'change');
    await assertState(trx, accountId, 'off');
    const row = await findTwoStep(trx, accountId);
    if (!row) throw wrongState(false);
    if (!(await consumeAppCode(ctx, trx, { row, code }))) throw invalidField('code', 'code_wrong');
    await markTwoStepConfirmed(trx, accountId, now);
    await replaceRecoveryCodes(trx, accountId, hashes);
    await endOtherSessions(trx, { accountId, exceptSessionId: caller.session.sessionId, now });
    await insertAccountEvent(trx, { accountId, at: now, what: 'two_step_on' });
    await writeAccountEmail(ctx, trx, { kind: 'twoStepOn', account });
  });
  return { recoveryCodes };
};

/** Throws VALIDATION_ERROR (password), INVALID_STATE when it is off. */
export const renewRecoveryCodes = async (
  ctx: Context,
  caller: AccountCaller,
  password: string,
): Promise<{ recoveryCodes: string[] }> => {
  const { accountId } = caller;
  await confirmPassword(ctx, caller, { accountId, password, path: 'password' });
  const { recoveryCodes, hashes } = newRecoveryCodes(ctx, accountId);
  await ctx.db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, accountId, 'change');
    await assertState(trx, accountId, 'on');
    await replaceRecoveryCodes(trx, accountId, hashes);
    await insertAccountEvent(trx, { accountId, at: ctx.clock.now(), what: 'recovery_codes_renewed' });
  });
  return { recoveryCodes };
};

/** Throws VALIDATION_ERROR (password), INVALID_STATE when it is off. */
export const stopTwoStep = async (ctx: Context, caller: AccountCaller, password: string): Promise<void> => {
  const { accountId } = caller;
  await confirmPassword(ctx, caller, { accountId, password, path: 'password' });
  await ctx.db.transaction().execute(async (trx) => {
    const account = await lockOpenAccount(trx, accountId, 'change');
    await assertState(trx, accountId, 'on');
    await deleteTwoStep(trx, accountId);
    await insertAccountEvent(trx, { accountId, at: ctx.clock.now(), what: 'two_step_off' });
    await writeAccountEmail(ctx, trx, { kind: 'twoStepOff', account });
  });
};
