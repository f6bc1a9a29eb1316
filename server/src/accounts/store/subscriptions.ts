import type { MembershipStatus } from '@golark/contract/membership/rules';
import type { Selectable } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { MembershipSubscriptions } from '#platform/database/tables';

/** The membership of an account. Only the feature that sells it writes it. */
export type SubscriptionRecord = Omit<Selectable<MembershipSubscriptions>, 'status'> & {
  status: MembershipStatus;
};

/** A record as the database puts it into JSON, where instants are text. */
export type SubscriptionJson = {
  [Column in keyof SubscriptionRecord]: SubscriptionRecord[Column] extends Date
    ? string
    : SubscriptionRecord[Column] extends Date | null
      ? string | null
      : SubscriptionRecord[Column];
};

export const parseSubscription = (json: SubscriptionJson): SubscriptionRecord => ({
  ...json,
  started_at: new Date(json.started_at),
  anchor_at: new Date(json.anchor_at),
  period_starts_at: new Date(json.period_starts_at),
  ends_at: new Date(json.ends_at),
  grace_ends_at: json.grace_ends_at === null ? null : new Date(json.grace_ends_at),
});

export const findSubscription = async (
  db: Database,
  accountId: string,
): Promise<SubscriptionRecord | undefined> =>
  (await db
    .selectFrom('membership_subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()) as SubscriptionRecord | undefined;
