import type { StayDates } from '@golark/contract/stays/rules';
import { createFeedVersion } from '#platform/database/feed-version';
import type { SearchCriteria, SearchEngine } from '#platform/search-engine';
import { hasChangedSince } from './changed-since.ts';
import { countLonger } from './count-longer.ts';
import { countLongerOfRooms } from './count-longer-of-rooms.ts';
import { type CountedListing, countFitting, countValues } from './count-values.ts';
import { type Unit, withoutFilters } from './counted-filters.ts';
import { findByRank } from './find-by-rank.ts';
import { findByTotal, totalsOfHits } from './find-by-total.ts';
import { findSplits } from './find-splits.ts';
import { listUnits } from './list-units.ts';
import { createPriceLists, type PriceList, type PriceSource } from './price-lists.ts';
import { createReusedResults } from './reused-results.ts';

const evictionMilliseconds = 30_000;

const listingsOf = (list: PriceList, units: Map<string, Unit[]>): CountedListing[] =>
  [...list.byId.values()].flatMap(({ listingId, amount }) => {
    const found = units.get(listingId);
    return found ? { units: found, total: amount } : [];
  });

/** Whether prices decide what is found, or in which order. */
const needsTotals = ({ price, rooms, sort, windows }: SearchCriteria): boolean =>
  price !== null || rooms !== null || sort.startsWith('price') || windows.length > 0;

/** The engine on `search_units`: SQL finds the candidates; a search by total prices all of them in process. */
export const postgresSearchEngine = (source: PriceSource): SearchEngine => {
  const priceLists = createPriceLists(source);
  const { db, clock } = source;
  const reuse = { clock, versions: createFeedVersion(db, hasChangedSince) };
  const rankedPages = createReusedResults(
    reuse,
    (criteria: SearchCriteria, page: { offset: number; limit: number }, now) =>
      findByRank(db, criteria, { ...page, now }),
  );
  const longerStays = createReusedResults(
    reuse,
    (criteria: SearchCriteria & { dates: StayDates }, more: readonly number[], now) =>
      countLonger(db, criteria, { more, now }),
  );
  let timer: NodeJS.Timeout | undefined;
  return {
    start: async () => {
      timer ??= setInterval(priceLists.evict, evictionMilliseconds).unref();
    },
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      priceLists.clear();
      rankedPages.clear();
      longerStays.clear();
    },
    find: async (criteria, page) => {
      if (!needsTotals(criteria)) return rankedPages.find(criteria, page);
      return findByTotal(await priceLists.get(criteria), criteria, page);
    },
    listTotals: async (criteria) => totalsOfHits(await priceLists.get(criteria), criteria),
    countLonger: (criteria, more) =>
      criteria.rooms ? countLongerOfRooms(priceLists, criteria, more) : longerStays.find(criteria, more),
    findSplits: (criteria, most) => findSplits({ db: db, priceLists }, criteria, most),
    count: async (criteria) => {
      const all = withoutFilters(criteria);
      const { price, party } = criteria;
      const needsPetTotals = price !== null && !party.pets;
      const [list, units, withPet] = await Promise.all([
        priceLists.get(all),
        listUnits(db, all, clock.now()),
        needsPetTotals ? priceLists.get({ ...all, party: { ...party, pets: true } }) : null,
      ]);
      const counts = countValues(listingsOf(list, units), criteria);
      if (!withPet) return counts;
      const pets = { true: countFitting(listingsOf(withPet, units), criteria) };
      return { ...counts, facets: { ...counts.facets, pets } };
    },
  };
};
