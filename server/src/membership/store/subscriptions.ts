import { type MembershipStatus, membershipStatusAt } from '@golark/contract/membership/rules';
import { type Insertable, sql, type Transaction, type Updateable } from 'kysely';
import { membershipStateOf, type SubscriptionRecord } from '#accounts';
import type { Database } from '#platform/database/open-database';
import type { DB, MembershipSubscriptions } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { findTransition } from '#platform/state-machine';
import { type MembershipStatusEvent, membershipTransitions } from '../rules/membership-states.ts';

/** What happens to a membership; each is stored with its time and who caused it. */
export type MembershipEventType =
  | MembershipStatusEvent
  | 'renewal_consent'
  | 'renewal_consent_withdrawn'
  | 'cancel_requested'
  | 'reinstated'
  | 'renewal_announced';

export interface MembershipEventInput {
  accountId: string;
  type: MembershipEventType;
  actor: 'member' | 'system';
  at: Date;
  itemId?: string | null;
  data?: object;
}

export const statusOf = (row: SubscriptionRecord | undefined, now: Date): MembershipStatus | null =>
  row ? membershipStatusAt(membershipStateOf(row), now) : null;

/** Locks the membership, which every change of it does first. An order is locked before its membership. */
export const lockSubscription = async (
  trx: Transaction<DB>,
  accountId: string,
): Promise<SubscriptionRecord | undefined> =>
  (await trx
    .selectFrom('membership_subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()) as SubscriptionRecord | undefined;

export const insertMembershipEvent = async (
  trx: Transaction<DB>,
  event: MembershipEventInput,
): Promise<void> => {
  await trx
    .insertInto('membership_events')
    .values({
      account_id: event.accountId,
      item_id: event.itemId ?? null,
      at: event.at,
      type: event.type,
      actor: event.actor,
      data: JSON.stringify(event.data ?? {}),
    })
    .execute();
};

/** The first membership of an account. */
export const insertSubscription = async (
  trx: Transaction<DB>,
  row: Insertable<MembershipSubscriptions>,
  event: Omit<MembershipEventInput, 'accountId' | 'type' | 'actor'>,
): Promise<void> => {
  await trx.insertInto('membership_subscriptions').values(row).execute();
  await insertMembershipEvent(trx, { ...event, accountId: row.account_id, type: 'joined', actor: 'member' });
};

/** Changes what is stored besides the status. */
export const updateSubscription = async (
  trx: Transaction<DB>,
  accountId: string,
  change: Omit<Updateable<MembershipSubscriptions>, 'status'>,
): Promise<void> => {
  await trx.updateTable('membership_subscriptions').set(change).where('account_id', '=', accountId).execute();
};

/**
 * Applies one transition to a locked membership: checks it against the list, writes status, changes and event. Throws
 * INVALID_STATE for a transition that is not listed.
 */
export const moveSubscription = async (
  trx: Transaction<DB>,
  row: SubscriptionRecord,
  {
    change = {},
    ...event
  }: Omit<MembershipEventInput, 'accountId' | 'type'> & {
    type: MembershipStatusEvent;
    change?: Omit<Updateable<MembershipSubscriptions>, 'status'>;
  },
): Promise<void> => {
  const transition = findTransition(membershipTransitions, row.status, event.type);
  if (!transition) {
    throw new Failure('INVALID_STATE', {
      detail: `A membership that is ${row.status} does not accept ${event.type}.`,
    });
  }
  await trx
    .updateTable('membership_subscriptions')
    .set({ ...change, status: transition.to })
    .where('account_id', '=', row.account_id)
    .execute();
  await insertMembershipEvent(trx, { ...event, accountId: row.account_id });
};

/** Whether the notice of so many days was sent since an instant. */
export const hasAnnounced = async (
  trx: Transaction<DB>,
  { accountId, since, days }: { accountId: string; since: Date; days: number },
): Promise<boolean> => {
  const { rows } = await sql`SELECT FROM membership_events
    WHERE account_id = ${accountId} AND type = 'renewal_announced' AND at >= ${since}
      AND (data ->> 'days')::integer = ${days} LIMIT 1`.execute(trx);
  return rows.length > 0;
};

export interface DuePeriod {
  accountId: string;
  membershipNumber: number;
  periodNumber: number;
  endsAt: Date;
}

const batch = 500;

/** Memberships whose period ends before an instant and that are not over, the earliest first. */
export const listEndingPeriods = async (db: Database, before: Date): Promise<DuePeriod[]> => {
  const { rows } = await sql<DuePeriod>`
    SELECT account_id AS "accountId", membership_number AS "membershipNumber", period_number AS "periodNumber",
      ends_at AS "endsAt"
    FROM membership_subscriptions WHERE status = 'ACTIVE' AND ends_at <= ${before}
    ORDER BY ends_at LIMIT ${batch}`.execute(db);
  return rows;
};
