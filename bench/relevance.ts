import { type JudgedQuery, readJudgments } from './relevance/judgments.ts';
import { ndcg, ndcgOfRandom } from './relevance/ndcg.ts';
import { type Search, withSimulatedStays } from './relevance/with-simulated-stays.ts';
import type { Result } from './results.ts';

const sorts = ['best', 'price-low', 'rating'] as const;
const shownHits = 10;
/** The score is useful only if it is clearly better than the plain orders. */
const budget = { min: 1.25 };

type Order = (typeof sorts)[number] | 'random';
type Gains = Record<Order, number>;

const ndcgOf = async (search: Search, query: JudgedQuery, stays: readonly string[]): Promise<Gains> => {
  const grades = new Map(
    query.grades.flatMap((positions, index) => positions.map((at) => [stays[at], index + 1] as const)),
  );
  const judged = [...grades.values()];
  const gains: Gains = { best: 0, 'price-low': 0, rating: 0, random: ndcgOfRandom(judged, query.candidates) };
  for (const sort of sorts) {
    const { properties, estimatedTotalResults } = await search({ ...query.body, sort, pageSize: shownHits });
    if (estimatedTotalResults < query.candidates)
      throw new Error('The stays are not those that were judged: run node bench/relevance/judge.ts');
    gains[sort] = ndcg(
      properties.map(({ id }) => grades.get(id) ?? 0),
      judged,
    );
  }
  return gains;
};

const meanOf = (all: readonly Gains[], order: Order): number =>
  all.reduce((sum, gains) => sum + gains[order], 0) / all.length;

const names: Record<Exclude<Order, 'best'>, string> = {
  'price-low': 'by total',
  rating: 'by rating',
  random: 'in random order',
};

/**
 * NDCG@10 of the sort `best` over simulated judgments, compared with other orders. The weights were chosen with every other round of travelers;
 * the other half shows that they hold for searches that they were not chosen for.
 */
export const benchRelevance = async (): Promise<Result[]> => {
  const { stays, queries } = readJudgments();
  const travelers = new Set(queries.map(({ traveler }) => traveler)).size;
  const isTuned = (_: unknown, at: number): boolean => Math.floor(at / travelers) % 2 === 0;
  const gains = await withSimulatedStays(async (search) => {
    const all: Gains[] = [];
    for (const query of queries) all.push(await ndcgOf(search, query, stays));
    return all;
  });
  const tuned = gains.filter(isTuned);
  const others = gains.filter((gain, at) => !isTuned(gain, at));
  const figure = (order: Order): string =>
    `${meanOf(gains, order).toFixed(3)} (${meanOf(tuned, order).toFixed(3)} and ${meanOf(others, order).toFixed(3)})`;
  return (['price-low', 'rating', 'random'] as const).map((order) => ({
    name: `relevance, ${names[order]}`,
    subject: `NDCG@10 of ${queries.length} judged searches, those used for tuning and the others: ${figure('best')}`,
    baseline: `${names[order]}: ${figure(order)}`,
    ratio: meanOf(others, 'best') / meanOf(others, order),
    budget: order === 'random' ? null : budget,
  }));
};
