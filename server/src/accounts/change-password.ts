import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { invalidField } from '#platform/failure';
import { confirmPassword } from './confirm-password.ts';
import { writeAccountEmail } from './emails/write-account-email.ts';
import { hashPassword } from './password-hash.ts';
import { passwordProblem } from './rules/password-strength.ts';
import { lockOpenAccount, updateAccount } from './store/accounts.ts';
import { endEmailTokens } from './store/email-tokens.ts';
import { insertAccountEvent } from './store/events.ts';
import { endOtherSessions } from './store/sessions.ts';

/** Changes the password and ends every other session. Throws VALIDATION_ERROR at `oldPassword` or `newPassword`. */
export const changePassword = async (
  ctx: Context,
  caller: AccountCaller,
  input: { oldPassword: string; newPassword: string },
): Promise<void> => {
  const { accountId } = caller;
  const path = 'oldPassword';
  const known = await confirmPassword(ctx, caller, { accountId, password: input.oldPassword, path });
  const owner = { email: known.email, firstName: known.first_name, lastName: known.last_name };
  const problem = passwordProblem(input.newPassword, owner);
  if (problem) throw invalidField('newPassword', problem);
  const passwordHash = await hashPassword(ctx.config, input.newPassword);
  const now = ctx.clock.now();
  await ctx.db.transaction().execute(async (trx) => {
    const account = await lockOpenAccount(trx, accountId, 'change');
    if (account.password_hash !== known.password_hash) throw invalidField(path, 'password_wrong');
    await updateAccount(trx, accountId, { password_hash: passwordHash });
    // somebody who knew the old password may have asked for another address
    await endEmailTokens(trx, { accountId, purposes: ['reset-password', 'change-email'], now });
    await endOtherSessions(trx, { accountId, exceptSessionId: caller.session.sessionId, now });
    await insertAccountEvent(trx, { accountId, at: now, what: 'password_changed' });
    await writeAccountEmail(ctx, trx, { kind: 'passwordChanged', account });
  });
};
