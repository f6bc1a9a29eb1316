import type { SignedIn, signUp as signUpCall } from '@golark/contract/accounts';
import type { BodyOf } from '@golark/contract/call';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { invalidField } from '#platform/failure';
import { hashPassword } from './password-hash.ts';
import { isCommonlyBreached } from './rules/password-strength.ts';
import { presentSignedIn, startSession } from './start-session.ts';
import { insertAccount } from './store.ts';

/** Creates the account and its first session. Throws EMAIL_TAKEN, VALIDATION_ERROR. */
export const signUp = async (
  ctx: Context,
  caller: Caller,
  input: BodyOf<typeof signUpCall>,
): Promise<{ answer: SignedIn; cookie: string }> => {
  if (isCommonlyBreached(input.password)) {
    throw invalidField('password', 'This password is known from data breaches. Choose another.');
  }
  const passwordHash = await hashPassword(input.password);
  const { account, session } = await ctx.db.transaction().execute(async (trx) => {
    const account = await insertAccount(trx, {
      email: input.email,
      first_name: input.firstName,
      last_name: input.lastName,
      password_hash: passwordHash,
      phone: input.phone ? JSON.stringify(input.phone) : null,
      locale: input.locale ?? caller.locale,
      created_at: ctx.clock.now(),
    });
    return { account, session: await startSession(ctx, trx, { caller, accountId: account.id }) };
  });
  return { answer: await presentSignedIn(ctx, session, account), cookie: session.cookie };
};
