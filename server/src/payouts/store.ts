import { isSetUp, payoutAccountStates } from '@golark/contract/payouts/rules';
import type { RawBuilder, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB, PayoutAccounts } from '#platform/database/tables';
import type { PayoutEvent, PayoutProvider, ProviderAccount } from '#platform/payout-provider';

export type PayoutAccountRow = Selectable<PayoutAccounts>;
type ProviderName = PayoutProvider['name'];

/** The account of a host at the present provider. */
export const findPayoutAccount = (
  db: Database,
  of: { hostId: string; provider: ProviderName },
): Promise<PayoutAccountRow | undefined> =>
  db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('property_manager_id', '=', of.hostId)
    .where('provider', '=', of.provider)
    .executeTakeFirst();

/** A condition for the statements of other features: whether a host has nothing left to do about its account. */
export const hasPayoutsSetUp = ({
  hostId,
  provider,
}: {
  hostId: string;
  provider: ProviderName;
}): RawBuilder<boolean> => sql`EXISTS (
  SELECT 1 FROM payout_accounts WHERE property_manager_id = ${hostId} AND provider = ${provider}
    AND state = ANY (${payoutAccountStates.filter(isSetUp)}::text[]))`;

export const findByProviderId = (
  db: Database,
  of: { provider: ProviderName; accountId: string },
): Promise<PayoutAccountRow | undefined> =>
  db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('provider', '=', of.provider)
    .where('provider_account_id', '=', of.accountId)
    .executeTakeFirst();

/** Stores that a host begins. Returns undefined if it has begun before, or at the same time. */
export const insertPayoutAccount = (
  trx: Transaction<DB>,
  row: { id: string; hostId: string; provider: ProviderName; now: Date },
): Promise<PayoutAccountRow | undefined> =>
  trx
    .insertInto('payout_accounts')
    .values({
      id: row.id,
      property_manager_id: row.hostId,
      provider: row.provider,
      created_at: row.now,
    })
    .onConflict((conflict) => conflict.columns(['property_manager_id', 'provider']).doNothing())
    .returningAll()
    .executeTakeFirst();

const unlessErased = (text: string | undefined) =>
  sql<string | null>`CASE WHEN erased_at IS NULL THEN ${text ?? null}::text END`;

/**
 * Stores what the provider says about an account, unless a later question was answered already. The first reading also stores which
 * account it is; it never becomes another one.
 */
export const saveReading = async (
  trx: Transaction<DB>,
  id: string,
  { account, readAt }: { account: ProviderAccount; readAt: Date },
): Promise<void> => {
  const { destination } = account;
  await trx
    .updateTable('payout_accounts')
    .set({
      provider_account_id: sql`coalesce(provider_account_id, ${account.id})`,
      state: account.state,
      payouts_enabled: account.arePayoutsEnabled,
      missing: [...account.missing],
      destination_name: unlessErased(destination?.name),
      destination_last4: unlessErased(destination?.last4),
      country: account.country,
      currency: account.currency,
      read_at: readAt,
    })
    .where('id', '=', id)
    .where((where) => where.or([where('read_at', 'is', null), where('read_at', '<=', readAt)]))
    .execute();
};

/** Removes what would show where a host was paid, for good. */
export const eraseDestinations = async (
  trx: Transaction<DB>,
  { hostIds, now }: { hostIds: readonly string[]; now: Date },
): Promise<void> => {
  if (hostIds.length === 0) return;
  await trx
    .updateTable('payout_accounts')
    .set({ destination_name: null, destination_last4: null, erased_at: now })
    .where('property_manager_id', 'in', hostIds)
    .execute();
};

export const listPayoutAccounts = async (
  db: Database,
  hostIds: readonly string[],
): Promise<PayoutAccountRow[]> =>
  hostIds.length === 0
    ? []
    : db
        .selectFrom('payout_accounts')
        .selectAll()
        .where('property_manager_id', 'in', hostIds)
        .orderBy('created_at')
        .execute();

export interface ReceivedPayoutEvent extends PayoutEvent {
  accountId: string;
}

/** Stores an event of the provider under its id. Returns false if it was stored before. */
export const insertPayoutEvent = async (
  trx: Transaction<DB>,
  { provider, event, at }: { provider: ProviderName; event: ReceivedPayoutEvent; at: Date },
): Promise<boolean> => {
  const inserted = await trx
    .insertInto('payout_events')
    .values({
      provider,
      event_id: event.id,
      provider_account_id: event.accountId,
      received_at: at,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

interface EventKey {
  provider: ProviderName;
  eventId: string;
}

/** The account that an event is about; undefined once it was processed. */
export const findOpenEvent = (db: Database, { provider, eventId }: EventKey) =>
  db
    .selectFrom('payout_events')
    .select('provider_account_id')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where('processed_at', 'is', null)
    .executeTakeFirst();

export const markEventProcessed = async (
  db: Database,
  { provider, eventId, now }: EventKey & { now: Date },
): Promise<void> => {
  await db
    .updateTable('payout_events')
    .set({ processed_at: now })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute();
};
