import type { Transaction } from 'kysely';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { handleJob } from '#platform/jobs/job-handler';
import { jobType } from '#platform/jobs/job-queue';
import { linkWithToken, writeAccountEmail } from './emails/write-account-email.ts';
import { countUseOfAddress } from './limit-attempts.ts';
import { issueEmailToken } from './send-verification-email.ts';
import { findAccountByEmail, lockAccount } from './store/accounts.ts';

const sendResetEmailJob = jobType<{ email: string }>('accounts.send-reset-email');

/**
 * Stores a job and nothing else: the same work for every address, so that neither the response nor its duration
 * reveals whether the account exists.
 */
export const requestPasswordReset = async (ctx: Context, caller: Caller, email: string): Promise<void> => {
  await countUseOfAddress(ctx, caller, 'reset-request');
  const request = { data: { email: email.toLowerCase() }, options: { lane: 'urgent' } } as const;
  await ctx.db.transaction().execute((trx) => ctx.jobs.enqueue(trx, sendResetEmailJob, request));
};

/** Deletes the stored requests for an address, finished or not. */
export const deleteResetRequests = (ctx: Context, trx: Transaction<DB>, emailKey: string): Promise<void> =>
  ctx.jobs.deleteOf(trx, sendResetEmailJob, { email: emailKey });

/** Writes the email with the link, except for an unknown or suspended account or after five emails in an hour. */
const sendResetEmail = (ctx: Context, email: string): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const found = await findAccountByEmail(trx, email);
    const account = found ? await lockAccount(trx, found.id, 'change') : undefined;
    if (!account || account.suspended_at) return;
    const token = await issueEmailToken(ctx, trx, {
      account,
      purpose: 'reset-password',
      email: account.email,
    });
    if (!token) return;
    const link = linkWithToken(ctx, 'set-password', token);
    await writeAccountEmail(ctx, trx, { kind: 'resetPassword', account, link });
  });

export const sendResetEmailHandler = handleJob(sendResetEmailJob, (ctx, { email }) =>
  sendResetEmail(ctx, email),
);
