import { hostPath } from '@golark/contract/host-paths';
import { replySpeedOf } from '@golark/contract/hosts/rules';
import type { Host } from '@golark/contract/hosts/schemas';
import { stayPath } from '@golark/contract/paths';
import type { PropertyHit } from '@golark/contract/search/schemas';
import { dateFormatter } from '../platform/formatters.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
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
import { loadHost } from './load-host.ts';
import '../stays/property-page.css';
import './hosts.css';

export const handle = { messages: ['hosts', 'reviews', 'search', 'stays'] };

export const loader = (args: Route.LoaderArgs) => loadHost(args, args.params.hostId);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: translatorOf(loaderData.locale, 'hosts')('title', { name: loaderData.host.name }),
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
        t(`speed.${replySpeedOf(host.response.medianMinutes)}`),
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
