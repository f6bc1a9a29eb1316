import { isDeepStrictEqual } from 'node:util';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import {
  findOwnListing,
  lockListing,
  type RuleChange,
  ruleColumnsOf,
  ruleValuesOf,
  savePriceRules,
  touchSection,
} from '#stays/own';

/** Saves sections for programs, which name no versions; a form that shows values that have changed is out of date. Throws NOT_FOUND. */
export const overwriteSections = (
  ctx: Context,
  { accountId, propertyManagerId: hostId }: PartnerCaller,
  { listingId, changes }: { listingId: string; changes: readonly RuleChange[] },
): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    await lockListing(trx, listingId);
    const row = await findOwnListing(trx, listingId, hostId);
    if (!row) throw notFound('This listing');
    const current = ruleValuesOf(row);
    for (const change of changes) {
      const { section, values } = change;
      if (isDeepStrictEqual(current[section], values)) continue;
      await savePriceRules(trx, listingId, ruleColumnsOf(change, row));
      await touchSection(trx, { listingId, section, accountId, now: ctx.clock.now() });
    }
  });
