import { mostComparedStays } from '@golark/contract/saved-searches/rules';
import type { SearchToSave } from '@golark/contract/saved-searches/schemas';
import type { PropertyHit } from '@golark/contract/search/schemas';
import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import type { BestStays } from '#search';
import { findAddedSince } from '#stays/added';
import { baselineOf, type FoundStay, findNews, type News } from './rules/find-news.ts';
import { deleteStays, listKnownStays, type SavedSearchRow, saveStays, updateSearch } from './store.ts';

/** Older results are not compared: after a pause, such as turned off alerts, nearly everything would be news. */
const mostDaysBetween = 7;
const dayMilliseconds = 86_400_000;

/** Without dates a total is that of the next free days, which differ from day to day. */
export const hasDates = ({ filters }: SearchToSave): boolean =>
  filters?.dateFrom !== undefined || filters?.guests?.flexible !== undefined;

export interface Found {
  search: SearchToSave;
  best: BestStays;
  isMember: boolean;
  now: Date;
}

export const isCompleteOf = ({ total }: BestStays): boolean => total <= mostComparedStays;

const staysOf = ({ search, best }: Found): FoundStay[] =>
  best.hits.map(({ id, total }) => ({
    listingId: id,
    amount: hasDates(search) ? (total?.amount ?? null) : null,
  }));

export const storeBaseline = (trx: Transaction<DB>, searchId: string, found: Found): Promise<void> =>
  saveStays(trx, { searchId, stays: baselineOf(staysOf(found)), now: found.now });

export interface StayNews extends News {
  hit: PropertyHit;
}

/** Stores what was found, and returns what differs from the last check; nothing after a pause. */
export const compareStays = async (
  trx: Transaction<DB>,
  row: SavedSearchRow,
  found: Found,
): Promise<StayNews[]> => {
  const { best, isMember, now } = found;
  const isComplete = isCompleteOf(best);
  await updateSearch(trx, row.id, { checked_at: now, is_complete: isComplete, is_member: isMember });
  if (now.getTime() - row.checked_at.getTime() > mostDaysBetween * dayMilliseconds) {
    await deleteStays(trx, row.id);
    await storeBaseline(trx, row.id, found);
    return [];
  }
  const known = await listKnownStays(trx, row.id);
  const knownById = new Map(known.map((stay) => [stay.listingId, stay]));
  const unknown = best.hits.map(({ id }) => id).filter((id) => !knownById.has(id));
  const { news, stays } = findNews({
    known: knownById,
    found: staysOf(found),
    added: row.is_complete ? new Set() : await findAddedSince(trx, unknown, row.saved_at),
    wasComplete: row.is_complete,
    isComplete,
    dropPercent: row.drop_percent,
    areTotalsComparable: row.is_member === isMember,
  });
  await saveStays(trx, { searchId: row.id, stays, now });
  const hits = new Map(best.hits.map((hit) => [hit.id, hit]));
  return news.flatMap((one) => {
    const hit = hits.get(one.listingId);
    return hit ? [{ ...one, hit }] : [];
  });
};
