import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { countUseOfAddress } from './limit-attempts.ts';
import { linkWithToken, writeAccountMail } from './mails/write-account-mail.ts';
import { issueMailToken } from './send-link.ts';
import { findAccountByEmail, lockAccount } from './store/accounts.ts';
import { insertResetRequest, takeResetRequests } from './store/mail-tokens.ts';

const batch = 50;

/**
 * Writes the wish down and nothing else: the same work for every address, so that neither answer nor time tells
 * whether there is an account. The mail follows by `answerResetRequests`.
 */
export const requestPasswordReset = async (ctx: Context, caller: Caller, email: string): Promise<void> => {
  await countUseOfAddress(ctx, caller, 'reset-request');
  const at = ctx.clock.now();
  await ctx.db.transaction().execute((trx) => insertResetRequest(trx, { email, at }));
};

/** Writes the mails that were asked for: none for an unknown or suspended account, or beyond five an hour. */
export const answerResetRequests = (ctx: Context): Promise<number> =>
  ctx.db.transaction().execute(async (trx) => {
    const requests = await takeResetRequests(trx, batch);
    // in the order of the keys: two processes that answer at once lock the accounts in the same order
    for (const key of requests.map((request) => request.email_key).sort()) {
      const found = await findAccountByEmail(trx, key);
      const account = found ? await lockAccount(trx, found.id, 'change') : undefined;
      if (!account || account.suspended_at) continue;
      const { email } = account;
      const token = await issueMailToken(ctx, trx, { account, purpose: 'reset-password', email });
      if (!token) continue;
      const link = linkWithToken(ctx, 'set-password', token);
      await writeAccountMail(ctx, trx, { kind: 'resetPassword', account, link });
    }
    return requests.length;
  });
