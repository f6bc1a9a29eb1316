import { type Day, dayInZone } from '@golark/contract/dates/rules';
import type { ListingParts, ListingPartsInput } from '@golark/contract/partners/parts-schemas';
import type { Transaction } from 'kysely';
import { firstNightInBoth, listLinkedListings, lockLinks, saveListingParts } from '#calendars';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { Failure, invalidField } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { listIdsOfHost, type StayRow } from '#stays';
import { listSoldByUnit, raiseVersion, versionOfSection } from '#stays/own';

/** The listings that share rooms with one. */
export const presentListingParts = async (
  db: Database,
  { id }: Pick<StayRow, 'id'>,
): Promise<ListingParts> => {
  const linked = await listLinkedListings(db, id);
  const parts = linked.filter(({ isPart }) => isPart);
  return {
    parts: parts.map((part) => part.id),
    wholes: linked.filter(({ isPart }) => !isPart).map((whole) => whole.id),
    closesTogether: parts[0]?.closesTogether ?? true,
    version: await versionOfSection(db, { listingId: id, section: 'parts' }),
  };
};

const isUnchanged = (
  current: ListingParts,
  { parts, closesTogether }: Pick<ListingPartsInput, 'parts' | 'closesTogether'>,
): boolean => {
  const known = new Set(current.parts);
  const isSame = parts.length === known.size && parts.every((id) => known.has(id));
  return isSame && (parts.length === 0 || closesTogether === current.closesTogether);
};

interface Wanted {
  stay: StayRow;
  parts: readonly string[];
  today: Day;
}

/** Throws VALIDATION_ERROR for the first part that cannot be one. Called with the locks of `lockLinks`, which returned `above`. */
const assertPossible = async (
  trx: Transaction<DB>,
  { stay, parts, today }: Wanted,
  above: string | undefined,
): Promise<void> => {
  const pathOf = (id: string): string => `parts.${parts.indexOf(id)}`;
  const byUnit = await listSoldByUnit(trx, [stay.id, ...parts]);
  if (parts.length > 0 && byUnit.includes(stay.id)) throw invalidField('parts', 'part_units');
  const [units] = byUnit.filter((id) => id !== stay.id);
  if (units !== undefined) throw invalidField(pathOf(units), 'part_units');
  if (above !== undefined) throw invalidField(pathOf(above), 'part_is_whole');
  const sold = await firstNightInBoth(trx, { wholeId: stay.id, partIds: parts, since: today });
  if (sold) throw invalidField(pathOf(sold.listingId), 'part_booked', { day: sold.night });
};

const assertOwn = async (trx: Transaction<DB>, { stay, parts }: Omit<Wanted, 'today'>): Promise<void> => {
  const own = new Set(await listIdsOfHost(trx, parts, stay.property_manager_id));
  for (const [i, id] of parts.entries()) {
    if (id === stay.id) throw invalidField(`parts.${i}`, 'part_itself');
    if (!own.has(id)) throw invalidField(`parts.${i}`, 'part_unknown');
  }
};

/**
 * Replaces the parts in which a listing is also sold; the same ones again change nothing, whatever version they name. Throws
 * SECTION_CHANGED with the parts of now for another version; VALIDATION_ERROR (parts.N) for a listing that isn't the host's, the listing
 * itself, one of which it is a part, also of a part of it, one with a booked night that is booked here too, and one whose rooms are sold
 * one by one.
 */
export const replaceListingParts = async (
  ctx: Context,
  { accountId }: PartnerCaller,
  { stay, input }: { stay: StayRow; input: ListingPartsInput },
): Promise<ListingParts> => {
  const { parts, closesTogether, version } = input;
  const now = ctx.clock.now();
  const today = dayInZone(now, stay.time_zone);
  return ctx.db.transaction().execute(async (trx) => {
    await assertOwn(trx, { stay, parts });
    const link = { wholeId: stay.id, partIds: parts };
    const above = await lockLinks(trx, link);
    const current = await presentListingParts(trx, stay);
    if (isUnchanged(current, input)) return current;
    if (version !== undefined && version !== current.version)
      throw new Failure('SECTION_CHANGED', {
        detail: 'Somebody has changed the parts of this listing since you read them.',
        extra: { current },
      });
    await assertPossible(trx, { stay, parts, today }, above);
    await saveListingParts(trx, { ...link, closesTogether }, today);
    await raiseVersion(trx, { listingId: stay.id, section: 'parts', accountId, now });
    reachStep('listings.linked.before-commit');
    return presentListingParts(trx, stay);
  });
};
