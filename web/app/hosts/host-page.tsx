import { hostPath } from '@golark/contract/host-paths';
import { getHost } from '@golark/contract/hosts/calls';
import type { Host } from '@golark/contract/hosts/schemas';
import { stayPath } from '@golark/contract/paths';
import { searchProperties } from '@golark/contract/search/calls';
import type { PropertyHit } from '@golark/contract/search/schemas';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import { dateFormatter } from '../platform/formatters.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { assertPageId } from '../platform/page/page-not-found.ts';
import { readPage } from '../platform/page/page-request.ts';
import type { Api } from '../platform/request-context.ts';
import { translatorOf, useLocale, useTranslations } from '../platform/translations.ts';
import { HitCard } from '../search/index.ts';
import { ReviewList } from '../stays/review-list.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { DetailList } from '../ui/detail-list.tsx';
import { FailedPart } from '../ui/failed-part.tsx';
import { TextLink } from '../ui/link.tsx';
import { Pages } from '../ui/pages.tsx';
import { Rating } from '../ui/rating.tsx';
import type { Route } from './+types/host-page.ts';
import '../stays/property-page.css';
import './hosts.css';

const placesPerPage = 12;

export const handle = { messages: ['hosts', 'reviews', 'search', 'stays'] };

/** Null if the search fails, without which the page still serves. */
const loadPlaces = async (api: Api, hostId: string, page: number) => {
  const found = await callApi(api, searchProperties, {
    body: { filters: { pmId: hostId }, pageSize: placesPerPage, page },
  });
  if (!found.ok) return null;
  const { properties, estimatedTotalResults } = found.data;
  return { properties, page, pageCount: Math.ceil(estimatedTotalResults / placesPerPage) };
};

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url } = readPage(args);
  const { hostId } = args.params;
  assertPageId(hostId, url);
  const page = Math.trunc(Math.max(1, Math.min(1000, Number(url.searchParams.get('page')) || 1)));
  const [host, places] = await Promise.all([
    callApi(api, getHost, { params: { hostId } }),
    loadPlaces(api, hostId, page),
  ]);
  const found = dataOrThrow(host);
  return { host: found, places, locale, canonical: new URL(hostPath(hostId), url).href };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: translatorOf(loaderData.locale, 'hosts')('title', { name: loaderData.host.name }),
        canonical: loaderData.canonical,
      })
    : [];

const HostPage = ({ loaderData }: Route.ComponentProps) => {
  const t = useTranslations('hosts');
  const { host, places } = loaderData;
  return (
    <div className="page-width host-page">
      <div className="host-head">
        <Avatar firstName={host.name} size="large" />
        <div className="min-w-0">
          <h1 className="display">{host.name}</h1>
          {host.reviewCount > 0 && <Rating score={host.rating} count={host.reviewCount} />}
        </div>
      </div>
      <HostFacts host={host} />
      {host.reviews.length > 0 && <HostReviews host={host} />}
      <section className="stay-section">
        <h2 className="title-2">{t('places', { count: host.listingCount })}</h2>
        {places ? <Places hostId={host.id} {...places} /> : <FailedPart />}
      </section>
    </div>
  );
};

export default HostPage;

/** `Within an hour`, in steps that a median of few answers supports. */
const speedOf = (minutes: number): 'hour' | 'hours' | 'day' | 'days' => {
  if (minutes <= 60) return 'hour';
  if (minutes <= 6 * 60) return 'hours';
  return minutes <= 24 * 60 ? 'day' : 'days';
};

const HostFacts = ({ host }: { host: Host }) => {
  const t = useTranslations('hosts');
  const locale = useLocale();
  const since = dateFormatter(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${host.joinedOn}T00:00:00Z`),
  );
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const languages = host.languages.map((code) => names.of(code) ?? code);
  const facts = [
    { name: t('since'), value: since },
    { name: t('languages'), value: new Intl.ListFormat(locale).format(languages) },
    { name: t('rate'), value: host.response && t('percent', { percent: host.response.ratePercent }) },
    {
      name: t('time'),
      value:
        typeof host.response?.medianMinutes === 'number' &&
        t(`speed.${speedOf(host.response.medianMinutes)}`),
    },
  ];
  return <DetailList details={facts} className="host-facts" />;
};

const HostReviews = ({ host }: { host: Host }) => {
  const t = useTranslations('hosts');
  return (
    <section className="stay-section">
      <h2 className="title-2">{t('reviews')}</h2>
      <ul className="host-reviews">
        {host.reviews.map(({ propertyId, propertyTitle, review }) => (
          <li key={`${propertyId}${review.authorName}${review.text.slice(0, 24)}`}>
            <p className="small">
              <TextLink to={stayPath(propertyId)}>{propertyTitle}</TextLink>
            </p>
            <ReviewList reviews={[review]} host={host.name} />
          </li>
        ))}
      </ul>
    </section>
  );
};

type PlacesProps = { hostId: string; properties: readonly PropertyHit[]; page: number; pageCount: number };

const Places = ({ hostId, properties, page, pageCount }: PlacesProps) => {
  const t = useTranslations('hosts');
  if (properties.length === 0) return <p className="text-muted">{t('none')}</p>;
  return (
    <>
      <div className="card-grid">
        {properties.map((hit) => (
          <HitCard key={hit.id} hit={hit} query="" hasAskedDates={false} savedWith="" />
        ))}
      </div>
      <Pages current={page} count={pageCount} hrefOf={(other) => hostPath(hostId, other)} />
    </>
  );
};
