import { membershipStatusAt } from '@golark/contract/membership/rules';
import { findSubscription, localeOfAccount, membershipStateOf } from '#accounts';
import type { Context } from '#platform/context';
import type { SearchReader } from '#search';

type Account = Parameters<typeof localeOfAccount>[0];

/** For whom the searches of an account are made: its own totals, in its language. */
export const readerOf = async (ctx: Context, account: Account): Promise<SearchReader> => {
  const membership = await findSubscription(ctx.db, account.id);
  const isMember =
    membership !== undefined &&
    membershipStatusAt(membershipStateOf(membership), ctx.clock.now()) === 'ACTIVE';
  return { isMember, locale: localeOfAccount(account) };
};

/** Whether the account gets emails at all. */
export const isReached = ({ suspended_at, email_verified_at }: Account): boolean =>
  suspended_at === null && email_verified_at !== null;
