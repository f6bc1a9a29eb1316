import { fieldError } from '@golark/contract/errors/field-errors';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure, invalidField } from '#platform/failure';
import { assertMayTry, recordAttempt } from './limit-attempts.ts';
import { completeLogin } from './log-in.ts';
import type { CompletedLogin } from './start-session.ts';
import { insertAccountEvent } from './store/events.ts';
import { findTwoStep } from './store/two-step.ts';
import { accountOfChallenge } from './two-step-challenge.ts';
import { consumeAppCode, consumeRecovery, isAppCode } from './two-step-codes.ts';

const consumeCode = async (ctx: Context, accountId: string, code: string): Promise<boolean> => {
  const row = await findTwoStep(ctx.db, accountId);
  if (!row?.confirmed_at) return false;
  return ctx.db.transaction().execute(async (trx) => {
    if (isAppCode(code)) return consumeAppCode(ctx, trx, { row, code });
    if (!(await consumeRecovery(ctx, trx, { accountId, code }))) return false;
    await insertAccountEvent(trx, { accountId, at: ctx.clock.now(), what: 'recovery_code_used' });
    return true;
  });
};

/**
 * The second step of a login. Wrong codes count like wrong passwords. Throws VALIDATION_ERROR (challenge), INVALID_CREDENTIALS
 * (code), RATE_LIMITED, ACCOUNT_SUSPENDED.
 */
export const logInTwoStep = async (
  ctx: Context,
  caller: Caller,
  input: { challenge: string; code: string },
): Promise<CompletedLogin> => {
  const account = await accountOfChallenge(ctx, input.challenge);
  if (!account) throw invalidField('challenge', 'login_expired');
  if (account.suspended_at) throw new Failure('ACCOUNT_SUSPENDED', { detail: 'This account is suspended.' });
  const attempt = { caller, email: account.email };
  await assertMayTry(ctx, attempt);
  const isRight = await consumeCode(ctx, account.id, input.code);
  if (!isRight) {
    await recordAttempt(ctx, attempt, false);
    const error = fieldError('code', 'code_wrong');
    throw new Failure('INVALID_CREDENTIALS', { detail: error.message, errors: [error] });
  }
  return completeLogin(ctx, attempt, account);
};
