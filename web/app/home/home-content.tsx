import { destinationsPath, searchPath } from '@golark/contract/paths';
import { Fragment } from 'react';
import { pairsPart } from '../pairs/index.ts';
import { Island } from '../platform/island.tsx';
import { useTranslations } from '../platform/translations.ts';
import { emptySearch, searchBoxCode } from '../search/index.ts';
import { whatsOnPart } from '../tickets/index.ts';
import { FailedPart } from '../ui/failed-part.tsx';
import { PageLink, TextLink } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { GoPlusBand } from './go-plus-band.tsx';
import { HostBand } from './host-band.tsx';
import type { loadHome } from './load-home.ts';
import { RecentActivity } from './recent-activity.tsx';
import { StayRow } from './stay-row.tsx';

type HomeContentProps = { home: Awaited<ReturnType<typeof loadHome>> };

type EventRowProps = { whatsOn: NonNullable<HomeContentProps['home']['whatsOn']> };

const EventRow = ({ whatsOn: { found, name, state, city } }: EventRowProps) => {
  const t = useTranslations('home');
  return (
    <div className="page-width">
      <Island
        of={whatsOnPart}
        title={t('whatsOn', { place: name })}
        text={t('whatsOnText')}
        found={found}
        allPath={searchPath({ state, city, offer: 'events' })}
      />
    </div>
  );
};

type PairRowProps = Pick<HomeContentProps['home'], 'pairs' | 'dates'>;

const PairRow = ({ pairs, dates }: PairRowProps) =>
  pairs && (
    <Island
      of={pairsPart}
      pairs={pairs.pairs}
      weekend={dates}
      place={pairs.name}
      allPath={searchPath({ state: pairs.state, city: pairs.city, offer: 'events' })}
    />
  );

export const HomeContent = ({ home }: HomeContentProps) => {
  const t = useTranslations('home');
  const { places, rows, dates, whatsOn, pairs, goPlus, hasFailed } = home;
  return (
    <>
      <section className="home-hero">
        <div className="home-hero-picture on-photo">
          <Picture
            image={{ id: 'scene.hero-dawn', alt: '' }}
            sizes="(max-width: 767px) 540px, 100vw"
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
          <Island of={searchBoxCode} search={emptySearch} />
        </div>
      </section>
      {hasFailed && (
        <section className="page-width section">
          <FailedPart />
        </section>
      )}
      <PairRow pairs={pairs} dates={dates} />
      {places && places.length > 0 && (
        <section className="page-width section">
          <div className="section-head">
            <h2 className="title-1">{t('popular')}</h2>
            <TextLink to={destinationsPath()}>{t('allPlaces')}</TextLink>
          </div>
          <div className="home-destinations rail">
            {places.map((place) => (
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
      {rows.map((row, index) => (
        <Fragment key={row.kind}>
          {index === 1 && whatsOn && <EventRow whatsOn={whatsOn} />}
          <StayRow row={row} dates={dates} />
        </Fragment>
      ))}
      {rows.length < 2 && whatsOn && <EventRow whatsOn={whatsOn} />}
      {goPlus && <GoPlusBand offer={goPlus} rows={rows} dates={dates} />}
      <HostBand />
      <RecentActivity />
    </>
  );
};
