import type { ResponseOf } from '@golark/contract/call';
import { nightsBetween } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import type { searchProperties } from '@golark/contract/search/calls';
import { leastSplitNights } from '@golark/contract/search/rules';
import type { PropertyHit, SplitStay } from '@golark/contract/search/schemas';
import type { StayDates } from '@golark/contract/stays/rules';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { SplitStay as FoundSplit, SearchCriteria } from '#platform/search-engine';
import { presentHits } from './present-hits.ts';

const mostSplits = 3;

const memberTotalOf = ({ memberTotal, total }: PropertyHit): number => (memberTotal ?? total)?.amount ?? 0;

const presentSplit = (
  { changeDay, listingIds, meters }: FoundSplit,
  hits: ReadonlyMap<string, PropertyHit>,
): SplitStay[] => {
  const [first, second] = [hits.get(listingIds[0]), hits.get(listingIds[1])];
  // one of them can have been booked a moment ago
  if (!first?.total || !second?.total) return [];
  const total = first.total.amount + second.total.amount;
  const memberTotal = memberTotalOf(first) + memberTotalOf(second);
  const savings = (first.savings?.amount ?? 0) + (second.savings?.amount ?? 0);
  return [
    {
      changeDay,
      homes: [first, second],
      total: usd(total),
      ...(savings > 0 ? { memberTotal: usd(memberTotal), savings: usd(savings) } : {}),
      meters: Math.round(meters),
    },
  ];
};

const partsOf = ({ arriveDay, departDay }: StayDates, { changeDay }: FoundSplit): StayDates[] => [
  { arriveDay, departDay: changeDay },
  { arriveDay: changeDay, departDay },
];

/** Two homes in place of one. An order has one host at most who has to accept first, so these accept at once. */
export const listSplits = async (
  ctx: Context,
  caller: Caller,
  criteria: SearchCriteria,
): Promise<Pick<ResponseOf<typeof searchProperties>, 'splitStays'>> => {
  const { dates, stayType } = criteria;
  if (!dates || stayType === 'hotels') return { splitStays: [] };
  if (nightsBetween(dates.arriveDay, dates.departDay) < leastSplitNights) return { splitStays: [] };
  const asked = { ...criteria, dates, stayType: 'homes', instant: true };
  const splits = await ctx.search.findSplits(asked, mostSplits);
  const hits = await presentHits(ctx, caller, {
    listingIds: splits.flatMap(({ listingIds }) => listingIds),
    criteria: { ...criteria, dates: null },
    best: { dates: splits.flatMap((split) => partsOf(dates, split)), windows: [] },
  });
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  return { splitStays: splits.flatMap((split) => presentSplit(split, byId)) };
};
