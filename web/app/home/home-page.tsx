import { addDays, dayInZone, weekdayOf } from '@golark/contract/dates/rules';
import { popularDestinations } from '@golark/contract/destinations/calls';
import { searchPath } from '@golark/contract/paths';
import { searchProperties } from '@golark/contract/search/calls';
import { callApi } from '../platform/api-client.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readPage } from '../platform/page/page-request.ts';
import type { Api } from '../platform/request-context.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { HitCard, readSearchQuery, SearchBox, writeSearchQuery, writeStayQuery } from '../search/index.ts';
import { FailedPart } from '../ui/failed-part.tsx';
import { nightsBetween, useFormatRange } from '../ui/format-range.ts';
import { PageLink, TextLink } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import type { Route } from './+types/home-page.ts';
import './home-page.css';

export const handle = {
  messages: ['home', 'search', 'stays'],
  theme: 'light',
  isHeaderLined: false,
  isShared: true,
};

const destinationsShown = 6;
const staysShown = 4;
const stayNights = 2;

/** The weekend after next. */
const weekendOf = (today: string): { dateFrom: string; dateTo: string } => {
  const toFriday = (5 - weekdayOf(today) + 7) % 7;
  const dateFrom = addDays(today, toFriday + 7);
  return { dateFrom, dateTo: addDays(dateFrom, stayNights) };
};

/** `destinations` and `stays` are null if they could not be loaded. */
const loadFeatured = async (api: Api, now: Date) => {
  const popular = await callApi(api, popularDestinations);
  if (!popular.ok) return { destinations: null, near: null, stays: [], total: 0 };
  const { destinations } = popular.data;
  const near = destinations[0];
  if (!near) return { destinations, near: null, stays: [], total: 0 };
  const weekend = weekendOf(dayInZone(now, near.timeZone));
  const found = await callApi(api, searchProperties, {
    body: {
      aroundLatLng: near._geoloc,
      aroundRadius: 150_000,
      pageSize: staysShown,
      filters: { ...weekend, guests: { adults: 2 } },
    },
  });
  return {
    destinations: destinations.slice(0, destinationsShown),
    near: {
      name: near.name,
      path: searchPath({ state: near.stateNameSlug, city: near.nameSlug }),
      ...weekend,
    },
    stays: found.ok ? found.data.properties : null,
    total: found.ok ? found.data.estimatedTotalResults : 0,
  };
};

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, now } = readPage(args);
  return { ...(await loadFeatured(api, now)), locale };
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'home');
  return pageMeta({ title: t('title'), description: t('description') });
};

const emptySearch = readSearchQuery(new URLSearchParams());

const HomePage = ({ loaderData }: Route.ComponentProps) => {
  const t = useTranslations('home');
  const { destinations, near, stays, total } = loaderData;
  return (
    <>
      <section className="home-hero">
        <div className="home-hero-picture on-photo">
          <Picture
            image={{ id: 'scene.hero-dawn', alt: '' }}
            sizes="(max-width: 767px) 830px, 100vw"
            width={1600}
            height={640}
            isEager
          />
          <div className="home-hero-words">
            <h1 className="hero-title">{t('heading')}</h1>
            <p>{t('lead')}</p>
          </div>
        </div>
        <div className="page-width">
          <SearchBox search={emptySearch} />
        </div>
      </section>
      {(!destinations || !stays) && (
        <section className="page-width section">
          <FailedPart />
        </section>
      )}
      {destinations && destinations.length > 0 && (
        <section className="page-width section">
          <div className="section-head">
            <h2 className="title-1">{t('popular')}</h2>
          </div>
          <div className="home-destinations">
            {destinations.map((place) => (
              <PageLink
                key={place.objectID}
                to={searchPath({ state: place.stateNameSlug, city: place.nameSlug })}
                className="home-destination"
              >
                <span className="photo">
                  <Picture
                    image={{ id: place.mainImageId, alt: '' }}
                    sizes="(max-width: 767px) 44vw, 200px"
                    width={300}
                    height={400}
                  />
                </span>
                <b>{place.name}</b>
                <span className="small text-muted">
                  {t('stays', { state: place.stateName, count: place.stayCount })}
                </span>
              </PageLink>
            ))}
          </div>
        </section>
      )}
      {near && stays && stays.length > 0 && <FeaturedStays near={near} stays={stays} total={total} />}
    </>
  );
};

export default HomePage;

type Featured = Awaited<ReturnType<typeof loadFeatured>>;

const FeaturedStays = ({
  near,
  stays,
  total,
}: {
  near: NonNullable<Featured['near']>;
  stays: NonNullable<Featured['stays']>;
  total: number;
}) => {
  const t = useTranslations('home');
  const formatRange = useFormatRange();
  const search = { ...emptySearch, dateFrom: near.dateFrom, dateTo: near.dateTo };
  const range = { start: near.dateFrom, end: near.dateTo };
  return (
    <section className="page-width section">
      <div className="section-head">
        <div>
          <h2 className="title-1">{t('featured', { nights: nightsBetween(range) })}</h2>
          <p className="text-muted">{t('featuredText', { dates: formatRange(range), place: near.name })}</p>
        </div>
        <TextLink to={`${near.path}${writeSearchQuery(search)}`}>{t('showAll', { count: total })}</TextLink>
      </div>
      <div className="card-grid rail">
        {stays.map((hit) => (
          <HitCard key={hit.id} hit={hit} query={writeStayQuery(search)} hasAskedDates />
        ))}
      </div>
    </section>
  );
};
