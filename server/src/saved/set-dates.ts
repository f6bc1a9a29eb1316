import type { BodyOf, ResponseOf } from '@golark/contract/call';
import type { setSavedDates as setCall } from '@golark/contract/saved/calls';
import { lockOpenAccount } from '#accounts';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { listOf } from './lists.ts';
import { priceRows } from './price-saved.ts';
import { checkDates, listSavedStays } from './save-stays.ts';
import { listSaved, type SavedFor, updateAllSaved } from './store.ts';

/**
 * Sets the dates and the party of all stays at once. Prices of other dates can't be compared, so each is compared with that of now
 * from here on. Throws VALIDATION_ERROR, NOT_FOUND for a list that is not the caller's.
 */
export const setSavedDates = async (
  ctx: Context,
  caller: AccountCaller,
  { dates, party, listId }: BodyOf<typeof setCall>,
): Promise<ResponseOf<typeof setCall>> => {
  checkDates(dates, 'dates.departDay');
  const savedFor: SavedFor = {
    arrive_day: dates?.arriveDay ?? null,
    depart_day: dates?.departDay ?? null,
    adults: party.adults,
    child_ages: party.childAges,
    infants: party.infants,
    pets: party.pets,
  };
  const { accountId } = caller;
  const { list } = await listOf(ctx.db, { accountId, listId });
  if (!list) return listSavedStays(ctx, caller, undefined);
  const own = { accountId, listId: list.id };
  const rows = await listSaved(ctx.db, own);
  const prices = await priceRows(
    ctx,
    caller,
    rows.map((row) => ({ ...row, ...savedFor })),
  );
  const amounts = Object.fromEntries([...prices].map(([id, { amount }]) => [id, amount]));
  await ctx.db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, accountId, 'change');
    await updateAllSaved(trx, own, { savedFor, amounts });
  });
  return listSavedStays(ctx, caller, list.id);
};
