import type { Transaction } from 'kysely';
import { findSubscription, membershipStateOf } from '#accounts';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { type JobRequest, jobType } from '#platform/jobs/job-queue';
import { writeMembershipEmail } from './emails/write-membership-email.ts';
import { endPeriodJob, type PeriodKey } from './end-period.ts';
import {
  type DuePeriod,
  hasAnnounced,
  insertMembershipEvent,
  listEndingPeriods,
  lockSubscription,
} from './store/subscriptions.ts';

/** One of the notices of a period; `days` before its end. */
export const announceRenewalJob = jobType<PeriodKey & { days: number }>('membership.announce-renewal');

const dayMilliseconds = 86_400_000;
const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * dayMilliseconds);
const nameOf = ({ accountId, membershipNumber, periodNumber }: PeriodKey): string =>
  `${accountId} ${membershipNumber} ${periodNumber}`;

/** What happens to a period until its end; at most one job of each kind is stored. */
export const jobsOfPeriod = (ctx: Context, key: PeriodKey, endsAt: Date): JobRequest[] => [
  {
    ...endPeriodJob,
    data: key,
    options: { startAfter: endsAt, singletonKey: nameOf(key) },
  },
  ...ctx.config.renewalNoticeDays.map((days) => ({
    ...announceRenewalJob,
    data: { ...key, days },
    options: { startAfter: daysBefore(endsAt, days), singletonKey: `${nameOf(key)} ${days}` },
  })),
];

/** The notice that is due for a period that ends then: the last one that should have been sent. */
const dueNotice = (ctx: Context, endsAt: Date): number | undefined =>
  ctx.config.renewalNoticeDays.filter((days) => ctx.clock.now() >= daysBefore(endsAt, days)).at(-1);

/** A later notice makes an earlier one that is late, such as after an outage, superfluous. */
const isOutdated = (ctx: Context, endsAt: Date, days: number): boolean =>
  ctx.clock.now() >= endsAt || (dueNotice(ctx, endsAt) ?? days) < days;

const announce = async (
  ctx: Context,
  trx: Transaction<DB>,
  { days, ...key }: PeriodKey & { days: number },
): Promise<void> => {
  const { accountId } = key;
  const row = await lockSubscription(trx, accountId);
  if (!row || !membershipStateOf(row).renews) return;
  if (await hasAnnounced(trx, { accountId, since: row.period_starts_at, days })) return;
  const at = ctx.clock.now();
  await writeMembershipEmail(ctx, trx, {
    ...{ kind: 'notice', accountId, cause: `${key.membershipNumber}-${key.periodNumber}-${days}` },
  });
  await insertMembershipEvent(trx, {
    ...{ accountId, type: 'renewal_announced', actor: 'system', at, data: { days } },
  });
};

/**
 * Emails a member whose membership renews what the renewal costs, what they have saved, and how to cancel. Throws before the
 * time, so that a queue whose clock is ahead tries again.
 */
export const announceRenewal = async (ctx: Context, job: PeriodKey & { days: number }): Promise<void> => {
  const row = await findSubscription(ctx.db, job.accountId);
  if (row?.membership_number !== job.membershipNumber || row.period_number !== job.periodNumber) return;
  if (row.status !== 'ACTIVE' || isOutdated(ctx, row.ends_at, job.days)) return;
  if (ctx.clock.now() < daysBefore(row.ends_at, job.days)) throw new Error('it is too early for this notice');
  await ctx.db.transaction().execute((trx) => announce(ctx, trx, job));
};

const dueJobOf = (ctx: Context, { endsAt, ...period }: DuePeriod, key: string): JobRequest[] => {
  if (endsAt <= ctx.clock.now())
    return [{ ...endPeriodJob, data: period, options: { singletonKey: `${nameOf(period)} ${key}` } }];
  const days = dueNotice(ctx, endsAt);
  if (days === undefined) return [];
  const options = { singletonKey: `${nameOf(period)} ${days} due` };
  return [{ ...announceRenewalJob, data: { ...period, days }, options }];
};

/**
 * A safety net: stores jobs for periods that are over or have to be announced, at most one per period and key. Both do nothing
 * the second time.
 */
export const enqueueDuePeriods = async (ctx: Context, { key }: { key: string }): Promise<void> => {
  const [firstNotice = 0] = ctx.config.renewalNoticeDays;
  const before = new Date(ctx.clock.now().getTime() + firstNotice * dayMilliseconds);
  const ending = await listEndingPeriods(ctx.db, before);
  await ctx.db.transaction().execute((trx) =>
    ctx.jobs.enqueueAll(
      trx,
      ending.flatMap((period) => dueJobOf(ctx, period, key)),
    ),
  );
};
