import { fieldError } from '@golark/contract/errors/field-errors';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure, invalidField } from '#platform/failure';
import { assertMayTry, judgeAttempt } from './limit-attempts.ts';
import { enter } from './log-in.ts';
import type { Entered } from './start-session.ts';
import { insertAccountEvent } from './store/events.ts';
import { findTwoStep } from './store/two-step.ts';
import { accountOfChallenge } from './two-step-challenge.ts';
import { isAppCode, takeAppCode, takeRecovery } from './two-step-codes.ts';

const takeCode = async (ctx: Context, accountId: string, code: string): Promise<boolean> => {
  const row = await findTwoStep(ctx.db, accountId);
  if (!row?.confirmed_at) return false;
  return ctx.db.transaction().execute(async (trx) => {
    if (isAppCode(code)) return takeAppCode(ctx, trx, { row, code });
    if (!(await takeRecovery(ctx, trx, { accountId, code }))) return false;
    await insertAccountEvent(trx, { accountId, at: ctx.clock.now(), what: 'recovery_code_used' });
    return true;
  });
};

/**
 * The second step. Wrong codes count like wrong passwords. Throws VALIDATION_ERROR (challenge), INVALID_CREDENTIALS
 * (code), RATE_LIMITED, ACCOUNT_SUSPENDED.
 */
export const logInTwoStep = async (
  ctx: Context,
  caller: Caller,
  input: { challenge: string; code: string },
): Promise<Entered> => {
  const account = await accountOfChallenge(ctx, input.challenge);
  if (!account) throw invalidField('challenge', 'login_expired');
  if (account.suspended_at) throw new Failure('ACCOUNT_SUSPENDED', { detail: 'This account is suspended.' });
  const attempt = { caller, email: account.email };
  await assertMayTry(ctx, attempt);
  const isRight = await takeCode(ctx, account.id, input.code);
  if (!isRight) {
    await judgeAttempt(ctx, attempt, false);
    const error = fieldError('code', 'code_wrong');
    throw new Failure('INVALID_CREDENTIALS', { detail: error.message, errors: [error] });
  }
  return enter(ctx, attempt, account);
};
