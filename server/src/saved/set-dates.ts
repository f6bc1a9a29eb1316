import type { BodyOf, ResponseOf } from '@golark/contract/call';
import type { setSavedDates as setCall } from '@golark/contract/saved/calls';
import { lockOpenAccount } from '#accounts';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { priceRows } from './price-saved.ts';
import { checkDates, listSavedStays } from './save-stays.ts';
import { listSaved, type SavedFor, updateAllSaved } from './store.ts';

/**
 * Sets the dates and the party of all stays at once. Prices of other dates can't be compared, so each is compared with that of now
 * from here on. Throws VALIDATION_ERROR.
 */
export const setSavedDates = async (
  ctx: Context,
  caller: AccountCaller,
  { dates, party }: BodyOf<typeof setCall>,
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
  const rows = await listSaved(ctx.db, caller.accountId);
  const prices = await priceRows(
    ctx,
    caller,
    rows.map((row) => ({ ...row, ...savedFor })),
  );
  const amounts = Object.fromEntries([...prices].map(([id, { amount }]) => [id, amount]));
  await ctx.db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, caller.accountId, 'change');
    await updateAllSaved(trx, caller.accountId, { savedFor, amounts });
  });
  return listSavedStays(ctx, caller);
};
