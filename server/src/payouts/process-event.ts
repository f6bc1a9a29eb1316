import type { PayoutProviderName } from '@golark/contract/payouts/rules';
import type { Context } from '#platform/context';
import { jobType } from '#platform/jobs/job-queue';
import { refreshAccount } from './refresh-account.ts';
import { findByProviderId, findOpenEvent, markEventProcessed } from './store.ts';

export const processPayoutEventJob = jobType<{ provider: PayoutProviderName; eventId: string }>(
  'payouts.process-event',
);

/**
 * Applies a webhook. Its content is not trusted beyond the id: the provider is asked how the account is now, so that repeated, late and
 * reordered events have no further effect. An account that is not stored here belongs to a request whose response was lost.
 */
export const processPayoutEvent = async (
  ctx: Context,
  key: { provider: PayoutProviderName; eventId: string },
): Promise<void> => {
  const event = await findOpenEvent(ctx.db, key);
  // the settings may name another provider by now, which does not know the account
  if (!event || key.provider !== ctx.payoutProvider.name) return;
  const { provider_account_id: accountId } = event;
  const row = await findByProviderId(ctx.db, { provider: key.provider, accountId });
  if (row) await refreshAccount(ctx, { id: row.id, accountId });
  await markEventProcessed(ctx.db, { ...key, now: ctx.clock.now() });
};
