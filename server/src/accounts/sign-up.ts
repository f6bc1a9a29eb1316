import type { signUp as signUpCall } from '@golark/contract/accounts/calls';
import type { BodyOf } from '@golark/contract/call';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { invalidField } from '#platform/failure';
import { countUseOfAddress } from './limit-attempts.ts';
import { hashPassword } from './password-hash.ts';
import { passwordProblem } from './rules/password-strength.ts';
import { checkPhone } from './rules/phone-number.ts';
import { sendVerificationEmail } from './send-verification-email.ts';
import { type CompletedLogin, presentLogin, startSession } from './start-session.ts';
import { insertAccount } from './store/accounts.ts';
import { assertNotReserved } from './store/email-tokens.ts';
import { insertAccountEvent } from './store/events.ts';

type Input = BodyOf<typeof signUpCall>;

const phoneOf = (input: Input): string | null => {
  if (!input.phone) return null;
  const checked = checkPhone(input.phone);
  if (!checked.ok) throw invalidField(checked.path, 'invalid');
  return JSON.stringify(checked.phone);
};

/** Creates the account and its first session. Throws EMAIL_TAKEN, VALIDATION_ERROR, RATE_LIMITED. */
export const signUp = async (ctx: Context, caller: Caller, input: Input): Promise<CompletedLogin> => {
  const problem = passwordProblem(input.password, input);
  if (problem) throw invalidField('password', problem);
  const phone = phoneOf(input);
  await countUseOfAddress(ctx, caller, 'sign-up');
  const passwordHash = await hashPassword(ctx.config, input.password);
  const now = ctx.clock.now();
  const session = await ctx.db.transaction().execute(async (trx) => {
    const account = await insertAccount(trx, {
      email: input.email,
      first_name: input.firstName,
      last_name: input.lastName,
      password_hash: passwordHash,
      phone,
      locale: input.locale ?? caller.locale,
      created_at: now,
    });
    await assertNotReserved(trx, { email: account.email, accountId: account.id, path: 'email', now });
    await insertAccountEvent(trx, { accountId: account.id, at: now, what: 'signed_up' });
    await sendVerificationEmail(ctx, trx, account);
    return startSession(ctx, trx, { caller, account, isNotified: true });
  });
  return presentLogin(ctx, session);
};
