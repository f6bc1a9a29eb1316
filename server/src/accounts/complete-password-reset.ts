import type { Transaction } from 'kysely';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { type Failure, invalidField } from '#platform/failure';
import { writeAccountEmail } from './emails/write-account-email.ts';
import { hashPassword } from './password-hash.ts';
import { addressKeyOf } from './rules/address-key.ts';
import { passwordProblem } from './rules/password-strength.ts';
import { hashOf } from './session-tokens.ts';
import { type CompletedLogin, presentLogin, startSession } from './start-session.ts';
import { type AccountRow, findAccount, lockOpenAccount, updateAccount } from './store/accounts.ts';
import {
  consumeEmailToken,
  type EmailTokenRow,
  endEmailTokens,
  findOpenEmailToken,
} from './store/email-tokens.ts';
import { insertAccountEvent } from './store/events.ts';
import { clearLoginFailures } from './store/limits.ts';
import { endOtherSessions } from './store/sessions.ts';
import { challengeOf, isTwoStepOn } from './two-step-challenge.ts';

const invalidToken = (): Failure => invalidField('token', 'link_expired');

const findToken = (ctx: Context, token: string): Promise<EmailTokenRow | undefined> =>
  findOpenEmailToken(ctx.db, { hash: hashOf(token), purposes: ['reset-password'], now: ctx.clock.now() });

/** Whether the token can still set a password. Does not consume it. */
export const isResetTokenValid = async (ctx: Context, token: string): Promise<boolean> => {
  const found = await findToken(ctx, token);
  const account = found ? await findAccount(ctx.db, found.account_id) : undefined;
  return account !== undefined && account.suspended_at === null;
};

const setPassword = async (
  ctx: Context,
  trx: Transaction<DB>,
  reset: { token: EmailTokenRow; passwordHash: string },
): Promise<AccountRow> => {
  const now = ctx.clock.now();
  const { token, passwordHash } = reset;
  const accountId = token.account_id;
  const account = await lockOpenAccount(trx, accountId, 'change');
  if (!(await consumeEmailToken(trx, token.hash, now))) throw invalidToken();
  // the token was emailed to this address, so using it confirms the address
  const verifiedAt = account.email === token.email ? (account.email_verified_at ?? now) : null;
  const change = { password_hash: passwordHash, email_verified_at: verifiedAt ?? account.email_verified_at };
  await updateAccount(trx, accountId, change);
  await endEmailTokens(trx, { accountId, purposes: ['reset-password', 'change-email'], now });
  await endOtherSessions(trx, { accountId, exceptSessionId: null, now });
  await insertAccountEvent(trx, { accountId, at: now, what: 'password_reset' });
  await writeAccountEmail(ctx, trx, { kind: 'passwordChanged', account });
  return { ...account, ...change };
};

/**
 * Sets a new password with an emailed token, once, and ends every session. If two-step sign-in is on, the password is set
 * but the caller is not logged in: throws TWO_STEP_REQUIRED. Throws VALIDATION_ERROR, ACCOUNT_SUSPENDED.
 */
export const completePasswordReset = async (
  ctx: Context,
  caller: Caller,
  input: { token: string; newPassword: string },
): Promise<CompletedLogin> => {
  const token = await findToken(ctx, input.token);
  const known = token ? await findAccount(ctx.db, token.account_id) : undefined;
  if (!token || !known) throw invalidToken();
  const owner = { email: known.email, firstName: known.first_name, lastName: known.last_name };
  const problem = passwordProblem(input.newPassword, owner);
  if (problem) throw invalidField('newPassword', problem);
  const passwordHash = await hashPassword(ctx.config, input.newPassword);
  const { account, session } = await ctx.db.transaction().execute(async (trx) => {
    const account = await setPassword(ctx, trx, { token, passwordHash });
    if (await isTwoStepOn(trx, account.id)) return { account, session: null };
    await clearLoginFailures(trx, { email: account.email, address: addressKeyOf(caller.ip) });
    return { account, session: await startSession(ctx, trx, { caller, account, isNotified: true }) };
  });
  if (!session) throw await challengeOf(ctx, account);
  return presentLogin(ctx, session);
};
