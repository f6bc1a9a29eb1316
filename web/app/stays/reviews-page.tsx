import { nodesOf } from '@golark/contract/paging/rules';
import { reviewsPath, stayPath } from '@golark/contract/paths';
import { getProperty, listReviews } from '@golark/contract/stays/calls';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { assertPageId } from '../platform/page/page-not-found.ts';
import { readPage } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { PageLink } from '../ui/link.tsx';
import { Pages } from '../ui/pages.tsx';
import { Rating } from '../ui/rating.tsx';
import type { Route } from './+types/reviews-page.ts';
import { ReviewBreakdown } from './review-breakdown.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewList } from './review-list.tsx';
import { readReviewsQuery, stayParamsOf, writeReviewsQuery } from './reviews-query.ts';
import './property-page.css';
import './reviews.css';

export const handle = { messages: ['reviews', 'stays'] };

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url } = readPage(args);
  const { id } = args.params;
  assertPageId(id, url);
  const { page, q, topic, sort } = readReviewsQuery(url.searchParams);
  const params = { globalId: id };
  const [property, reviews] = await Promise.all([
    callApi(api, getProperty, { params }),
    callApi(api, listReviews, {
      params,
      query: { pageNumber: page, sort, ...(q ? { q } : {}), ...(topic ? { topic } : {}) },
    }),
  ]);
  const { title, host, rating, reviewCount } = dataOrThrow(property);
  return {
    stay: { id, title, host: host.name, rating, reviewCount },
    reviews: dataOrThrow(reviews),
    query: { page, q, topic, sort },
    stayParams: stayParamsOf(url.searchParams),
    locale,
  };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: translatorOf(loaderData.locale, 'reviews')('title', { title: loaderData.stay.title }),
        // the stay's page is the one to find; this one has pages, sorts and searches without end
        isIndexed: false,
      })
    : [];

const ReviewsPage = ({ loaderData }: Route.ComponentProps) => {
  const { stay, reviews, query, stayParams } = loaderData;
  const t = useTranslations('reviews');
  const pathOf = (change: Partial<typeof query>): string =>
    reviewsPath(stay.id, writeReviewsQuery({ ...query, page: 1, ...change }, stayParams));
  const isNarrowed = query.q !== '' || query.topic !== null;
  const { totalCount, pageNumber, totalPages } = reviews.pageInfo;
  return (
    <div className="page-width reviews-page">
      <p>
        <PageLink className="link" to={stayPath(stay.id, writeStayParams(stayParams))}>
          {t('back', { title: stay.title })}
        </PageLink>
      </p>
      <h1 className="title-1">{t('title', { title: stay.title })}</h1>
      <Rating score={stay.rating} count={stay.reviewCount} />
      <div className="reviews-body">
        <ReviewBreakdown breakdown={reviews.breakdown} selected={query.topic} pathOf={pathOf} />
        <div className="reviews-main">
          <ReviewFilters path={reviewsPath(stay.id)} query={query} stayParams={stayParams} pathOf={pathOf} />
          <p role="status" className="text-muted">
            {t('found', { count: totalCount })} {totalCount === 0 && isNarrowed && t('foundHint')}
          </p>
          {isNarrowed && (
            <p>
              <PageLink className="link" to={pathOf({ q: '', topic: null })}>
                {t('clear')}
              </PageLink>
            </p>
          )}
          <ReviewList reviews={nodesOf(reviews)} host={stay.host} />
          <Pages current={pageNumber} count={totalPages} hrefOf={(page) => pathOf({ page })} />
        </div>
      </div>
    </div>
  );
};

export default ReviewsPage;

const writeStayParams = (params: [string, string][]): string =>
  params.length > 0 ? `?${new URLSearchParams(params)}` : '';
