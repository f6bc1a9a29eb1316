import type { LinkedSearch } from '@golark/contract/saved-searches/schemas';
import { findAccount } from '#accounts';
import type { Context } from '#platform/context';
import { type Failure, invalidField } from '#platform/failure';
import { isLinkKey, linkKeyOf } from '#platform/link-key';
import { changeSearch } from './change-search.ts';
import { findSearch, type SavedSearchRow } from './store.ts';

const keyOf = (secret: Uint8Array, searchId: string): string => linkKeyOf(secret, `search-alert ${searchId}`);

/** `<search>_<key>`. It never expires: an email may be read years later. */
export const alertTokenOf = (secret: Uint8Array, searchId: string): string =>
  `${searchId}_${keyOf(secret, searchId)}`;

const invalidToken = (): Failure => invalidField('token', 'invalid');

/** The search of a link. Throws VALIDATION_ERROR (token), also once the search or its account is deleted. */
const readToken = async (ctx: Context, token: string): Promise<SavedSearchRow> => {
  const [, searchId = '', key = ''] = /^([0-9a-f-]{36})_([\w-]+)$/.exec(token) ?? [];
  if (!isLinkKey(keyOf(ctx.secret, searchId), key)) throw invalidToken();
  const row = await findSearch(ctx.db, searchId);
  if (!row || !(await findAccount(ctx.db, row.account_id))) throw invalidToken();
  return row;
};

const present = ({ name, has_alerts }: SavedSearchRow): LinkedSearch => ({ name, hasAlerts: has_alerts });

export const validateAlertToken = async (ctx: Context, token: string): Promise<LinkedSearch> =>
  present(await readToken(ctx, token));

/** Turns the alerts of one search off or on. Works for suspended accounts too. Throws VALIDATION_ERROR (token). */
export const switchAlerts = async (
  ctx: Context,
  { token, hasAlerts }: { token: string; hasAlerts: boolean },
): Promise<LinkedSearch> => {
  const changed = await changeSearch(ctx, await readToken(ctx, token), { hasAlerts });
  if (!changed) throw invalidToken();
  return present(changed);
};
