import { type ReviewSort, type ReviewTopic, reviewSorts, reviewTopics } from '@golark/contract/stays/rules';

/** What the address of a stay's reviews asks for. Everything else in it belongs to the stay and is kept. */
export type ReviewsQuery = {
  sort: ReviewSort;
  q: string;
  topic: ReviewTopic | null;
  page: number;
};

const own = ['sort', 'q', 'topic', 'page'];
const maxQueryLength = 100;

export const readReviewsQuery = (params: URLSearchParams): ReviewsQuery => ({
  sort: reviewSorts.find((sort) => sort === params.get('sort')) ?? 'relevant',
  q: (params.get('q') ?? '').trim().slice(0, maxQueryLength),
  topic: reviewTopics.find((topic) => topic === params.get('topic')) ?? null,
  page: Math.max(1, Math.min(1000, Math.trunc(Number(params.get('page'))) || 1)),
});

/** The parameters of the stay in the address: dates and guests. */
export const stayParamsOf = (params: URLSearchParams): [string, string][] =>
  [...params].filter(([name]) => !own.includes(name));

/** `?dateFrom=…&sort=newest&page=2`; defaults are left out. */
export const writeReviewsQuery = (query: ReviewsQuery, stayParams: [string, string][]): string => {
  const params = new URLSearchParams(stayParams);
  if (query.sort !== 'relevant') params.set('sort', query.sort);
  if (query.q) params.set('q', query.q);
  if (query.topic) params.set('topic', query.topic);
  if (query.page > 1) params.set('page', String(query.page));
  const text = params.toString();
  return text ? `?${text}` : '';
};
