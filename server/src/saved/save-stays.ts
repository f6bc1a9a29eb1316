import type { BodyOf, ResponseOf } from '@golark/contract/call';
import type { listSavedStays as listCall, saveStays as saveCall } from '@golark/contract/saved/calls';
import { areSavableDates } from '@golark/contract/saved/rules';
import type { SavedStay } from '@golark/contract/saved/schemas';
import { maxSearchNights } from '@golark/contract/search/rules';
import { lockOpenAccount } from '#accounts';
import type { AccountCaller, Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { invalidField, notFound } from '#platform/failure';
import { updateList } from './list-store.ts';
import { checkSize, listOf, listToUse, presentList } from './lists.ts';
import { presentSaved, priceRows } from './price-saved.ts';
import { deleteSaved, insertSaved, listAllSaved, listExisting, listSaved, type SavedRow } from './store.ts';

type Stays = BodyOf<typeof saveCall>['stays'];
type List = ResponseOf<typeof listCall>;

/** Throws VALIDATION_ERROR for dates that are in the wrong order or longer than a search. */
export const checkDates = (dates: Stays[number]['dates'], path: string): void => {
  if (!dates || areSavableDates(dates)) return;
  if (dates.arriveDay >= dates.departDay) throw invalidField(path, 'stay_order');
  throw invalidField(path, 'stay_max_stay', { limit: maxSearchNights });
};

/** One row for each stay: of several the first. Throws VALIDATION_ERROR. */
const rowsOf = (stays: Stays, now: Date): SavedRow[] => {
  const rows = new Map<string, SavedRow>();
  for (const [index, stay] of stays.entries()) {
    checkDates(stay.dates, `stays.${index}.dates.departDay`);
    const { globalId, dates, party, savedAt, savedAmount } = stay;
    const at = savedAt === undefined ? now : new Date(savedAt);
    if (rows.has(globalId)) continue;
    rows.set(globalId, {
      listing_id: globalId,
      arrive_day: dates?.arriveDay ?? null,
      depart_day: dates?.departDay ?? null,
      ...{ adults: party.adults, child_ages: party.childAges, infants: party.infants, pets: party.pets },
      saved_amount: savedAmount ?? null,
      saved_at: at > now ? now : at,
    });
  }
  return [...rows.values()];
};

/** With the price of today where none is known. */
const withPrices = async (ctx: Context, caller: Caller, rows: SavedRow[]): Promise<SavedRow[]> => {
  const unpriced = rows.filter(({ saved_amount }) => saved_amount === null);
  const prices = await priceRows(ctx, caller, unpriced);
  return rows.map((row) => ({
    ...row,
    saved_amount: row.saved_amount ?? prices.get(row.listing_id)?.amount ?? null,
  }));
};

/** Throws NOT_FOUND for a list that is not the caller's. */
export const listSavedStays = async (
  ctx: Context,
  caller: AccountCaller,
  listId: string | undefined,
): Promise<List> => {
  const { accountId } = caller;
  const { list, lists } = await listOf(ctx.db, { accountId, listId });
  const rows = list ? await listSaved(ctx.db, { accountId, listId: list.id }) : [];
  return {
    list: list && presentList(list),
    lists: lists.map(presentList),
    stays: await presentSaved(ctx, caller, rows),
    shareKey: list?.share_key ?? null,
  };
};

/**
 * Adds stays to a list, all or none. The account is locked: two tabs that merge the same list at the same time add it once, and
 * together never more than the limit. Throws NOT_FOUND if none of the stays exists, VALIDATION_ERROR (stays) above the limit.
 */
export const saveStays = async (
  ctx: Context,
  caller: AccountCaller,
  { stays, listId }: BodyOf<typeof saveCall>,
): Promise<List> => {
  const rows = rowsOf(stays, ctx.clock.now());
  const existing = await listExisting(
    ctx.db,
    rows.map(({ listing_id }) => listing_id),
  );
  const known = rows.filter(({ listing_id }) => existing.has(listing_id));
  if (known.length === 0) throw notFound('This stay');
  const priced = await withPrices(ctx, caller, known);
  const { accountId } = caller;
  const list = await ctx.db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, accountId, 'change');
    const used = await listToUse(ctx, trx, { accountId, listId });
    await insertSaved(trx, used, priced);
    await checkSize(trx, used, 'stays');
    await updateList(trx, used, { used_at: ctx.clock.now() });
    return used;
  });
  return listSavedStays(ctx, caller, list.listId);
};

/** The same as a wish list, for stays that are stored in a browser. Throws VALIDATION_ERROR. */
export const previewSavedStays = async (
  ctx: Context,
  caller: Caller,
  stays: Stays,
): Promise<{ stays: SavedStay[] }> => {
  const rows = rowsOf(stays, ctx.clock.now());
  return { stays: await presentSaved(ctx, caller, rows) };
};

/** Takes a stay off the caller's lists; one that is on none has no effect. */
export const removeSavedStay = (
  ctx: Context,
  { accountId }: AccountCaller,
  listingId: string,
): Promise<void> => ctx.db.transaction().execute((trx) => deleteSaved(trx, { accountId, listingId }));

export const listSavedIds = async (
  ctx: Context,
  { accountId }: AccountCaller,
): Promise<{ ids: string[] }> => ({
  ids: (await listAllSaved(ctx.db, accountId)).map(({ listing_id }) => listing_id),
});
