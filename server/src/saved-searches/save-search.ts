import { createHash } from 'node:crypto';
import type { BodyOf } from '@golark/contract/call';
import type { saveSearch as saveCall } from '@golark/contract/saved-searches/calls';
import { mostComparedStays, mostSavedSearches } from '@golark/contract/saved-searches/rules';
import type { SearchToSave } from '@golark/contract/saved-searches/schemas';
import { lockOpenAccount } from '#accounts';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { invalidField } from '#platform/failure';
import { faultOfSearch, findBestStays } from '#search';
import { type Found, isCompleteOf, storeBaseline } from './compare-stays.ts';
import { planCheck } from './plan-check.ts';
import { countSearches, findSame, insertSearch, type SavedSearchRow } from './store.ts';

type Body = BodyOf<typeof saveCall>;

/** The schema writes the members in its own order, so the same search has the same text. */
const fingerprintOf = (search: SearchToSave): string =>
  createHash('sha256').update(JSON.stringify(search)).digest('base64url');

/** Today's results, from which those of later checks differ. Throws VALIDATION_ERROR (search). */
const findNow = async (ctx: Context, caller: AccountCaller, search: SearchToSave): Promise<Found> => {
  const { isMember } = caller.session;
  const reader = { isMember, locale: caller.locale };
  const fault = faultOfSearch(ctx, search);
  if (fault) throw invalidField(`search.${fault.path}`, fault.code, fault.params);
  const best = await findBestStays(ctx, reader, { input: search, most: mostComparedStays });
  return { search, best: best ?? { hits: [], total: 0 }, isMember, now: ctx.clock.now() };
};

/**
 * Saves a search with alerts; one that is saved already stays as it is. The account is locked: two tabs save the same search once, and
 * together never more than the limit. Throws VALIDATION_ERROR (search).
 */
export const saveSearch = async (
  ctx: Context,
  caller: AccountCaller,
  { name, path, search, dropPercent }: Body,
): Promise<SavedSearchRow> => {
  const { accountId } = caller;
  const fingerprint = fingerprintOf(search);
  const found = await findNow(ctx, caller, search);
  return ctx.db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, accountId, 'change');
    const same = await findSame(trx, { accountId, fingerprint });
    if (same) return same;
    if ((await countSearches(trx, accountId)) >= mostSavedSearches)
      throw invalidField('search', 'searches_limit', { maximum: mostSavedSearches });
    const saved = await insertSearch(trx, {
      account_id: accountId,
      name,
      path,
      search,
      fingerprint,
      has_alerts: true,
      drop_percent: dropPercent,
      saved_at: found.now,
      checked_at: found.now,
      is_complete: isCompleteOf(found.best),
      is_member: found.isMember,
    });
    await storeBaseline(trx, saved.id, found);
    await planCheck(ctx, trx, accountId);
    return saved;
  });
};
