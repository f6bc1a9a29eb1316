import { fieldError } from '@golark/contract/errors/field-errors';
import type { Transaction } from 'kysely';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure, invalidField } from '#platform/failure';
import { writeAccountEmail } from './emails/write-account-email.ts';
import { assertMayTry, recordAttempt } from './limit-attempts.ts';
import { completeLogin } from './log-in.ts';
import { codesPerAlert, countedMilliseconds, waitAfterWrongCodes } from './rules/wait-after-wrong-codes.ts';
import type { CompletedLogin } from './start-session.ts';
import type { AccountRow } from './store/accounts.ts';
import { insertAccountEvent } from './store/events.ts';
import {
  deleteWrongCodes,
  insertWrongCode,
  listWrongCodes,
  lockTwoStep,
  type TwoStepRow,
} from './store/two-step.ts';
import { accountOfChallenge } from './two-step-challenge.ts';
import { consumeAppCode, consumeRecovery, isAppCode } from './two-step-codes.ts';

type Outcome = { isRight: boolean } | { retryAfterSeconds: number };

const isRightCode = async (
  ctx: Context,
  trx: Transaction<DB>,
  { row, code }: { row: TwoStepRow; code: string },
): Promise<boolean> => {
  if (isAppCode(code)) return consumeAppCode(ctx, trx, { row, code });
  const accountId = row.account_id;
  if (!(await consumeRecovery(ctx, trx, { accountId, code }))) return false;
  await insertAccountEvent(trx, { accountId, at: ctx.clock.now(), what: 'recovery_code_used' });
  return true;
};

/** Counts a wrong code of the account, from whatever address, and alerts the owner: the guesser knows the password. */
const countWrongCode = async (
  ctx: Context,
  trx: Transaction<DB>,
  { account, earlier }: { account: AccountRow; earlier: number },
): Promise<void> => {
  const at = ctx.clock.now();
  await insertWrongCode(trx, account.id, at);
  if ((earlier + 1) % codesPerAlert !== 0) return;
  await insertAccountEvent(trx, { accountId: account.id, at, what: 'wrong_codes' });
  await writeAccountEmail(ctx, trx, { kind: 'wrongCodes', account });
};

const tryCode = (ctx: Context, account: AccountRow, code: string): Promise<Outcome> =>
  ctx.db.transaction().execute(async (trx) => {
    const row = await lockTwoStep(trx, account.id);
    if (!row?.confirmed_at) return { isRight: false };
    const now = ctx.clock.now();
    const since = new Date(now.getTime() - countedMilliseconds);
    const wrongAt = await listWrongCodes(trx, account.id, since);
    const retryAfterSeconds = waitAfterWrongCodes(wrongAt, now);
    if (retryAfterSeconds !== null) return { retryAfterSeconds };
    const isRight = await isRightCode(ctx, trx, { row, code });
    if (isRight) await deleteWrongCodes(trx, account.id);
    else await countWrongCode(ctx, trx, { account, earlier: wrongAt.length });
    return { isRight };
  });

/**
 * The second step of a login. Wrong codes count like wrong passwords, and per account from all addresses together. Throws VALIDATION_ERROR (challenge), INVALID_CREDENTIALS
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
  const outcome = await tryCode(ctx, account, input.code);
  if ('retryAfterSeconds' in outcome) {
    throw new Failure('RATE_LIMITED', {
      detail: 'Too many wrong codes for this account. Try again later.',
      retryAfterSeconds: outcome.retryAfterSeconds,
    });
  }
  if (!outcome.isRight) {
    await recordAttempt(ctx, attempt, false);
    const error = fieldError('code', 'code_wrong');
    throw new Failure('INVALID_CREDENTIALS', { detail: error.message, errors: [error] });
  }
  return completeLogin(ctx, attempt, account);
};
