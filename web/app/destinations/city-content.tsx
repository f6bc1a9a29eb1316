import { searchPath } from '@golark/contract/paths';
import { WhereMap } from '../map/index.ts';
import { Island } from '../platform/island.tsx';
import { useTranslations } from '../platform/translations.ts';
import { emptySearch, HitCard, writeSearchQuery, writeStayQuery } from '../search/index.ts';
import { whatsOnPart } from '../tickets/index.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ChipLink } from '../ui/chip.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import { Icon, SearchIcon } from '../ui/icon.tsx';
import { TextLink } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { EmptyState } from '../ui/state-panel.tsx';
import type { CityPage } from './load-city.server.ts';
import { MonthTable } from './month-table.tsx';

const neighborhoodMeters = 3000;

const anyDates = writeStayQuery(emptySearch);

/** Answers the questions of travelers who have no dates yet. */
export const CityContent = ({ city }: { city: CityPage }) => {
  const t = useTranslations('destinations');
  const { name, stateName, stateSlug, citySlug, stayCount, months, whatsOn } = city;
  const place = { state: stateSlug, city: citySlug };
  return (
    <div className="page-width city-page">
      <Crumbs crumbs={city.crumbs} />
      <div className="city-head">
        <div>
          <h1 className="display">{t('city.title', { city: name, state: stateName })}</h1>
          <p className="body-large text-muted mt-3">{t('city.lead', { count: stayCount, city: name })}</p>
          <ButtonLink
            to={searchPath(place)}
            variant="primary"
            size="large"
            className="mt-6"
            icon={SearchIcon}
          >
            {t('city.search', { city: name })}
          </ButtonLink>
        </div>
        <span className="photo">
          <Picture
            image={{ id: city.mainImageId, alt: '' }}
            sizes="(max-width: 1023px) 92vw, 560px"
            width={1024}
            height={576}
            isEager
          />
        </span>
      </div>
      <Stays city={city} />
      {months.months.some(({ amount }) => amount !== null) && <MonthTable months={months} city={name} />}
      {whatsOn && (
        <Island
          of={whatsOnPart}
          title={t('city.whatsOn', { city: name })}
          found={whatsOn}
          allPath={searchPath({ ...place, offer: 'events' })}
        />
      )}
      <Neighborhoods city={city} />
      <Where city={city} />
      {city.around.places.length > 0 && (
        <section className="section" aria-labelledby="around">
          <h2 className="title-1" id="around">
            {t('city.around', { city: name })}
          </h2>
          <ul className="city-around">
            {city.around.places.map(({ icon, name: title, distance }) => (
              <li key={title}>
                <Icon of={icon} size={18} />
                <span>{title}</span>
                <span className="figures text-muted">{distance}</span>
              </li>
            ))}
          </ul>
          <p className="small text-muted">{city.around.note}</p>
        </section>
      )}
    </div>
  );
};

/** A circle for the city, in a region about 24 times as wide. */
const cityMeters = 4000;

const Where = ({ city: { name, at } }: { city: CityPage }) => {
  const t = useTranslations('destinations');
  return (
    <section className="section" aria-labelledby="where">
      <h2 className="title-1 mb-4" id="where">
        {t('city.where', { city: name })}
      </h2>
      <WhereMap at={{ ...at, radiusMeters: cityMeters }} label={t('city.map', { city: name })} />
    </section>
  );
};

const Stays = ({ city: { name, stateSlug, citySlug, stayCount, stays } }: { city: CityPage }) => {
  const t = useTranslations('destinations');
  if (stays.length === 0)
    return (
      <EmptyState
        icon={SearchIcon}
        title={t('city.empty', { city: name })}
        text={t('city.emptyText')}
        action={<ButtonLink to={searchPath({ state: stateSlug })}>{t('city.state')}</ButtonLink>}
      />
    );
  return (
    <section className="section" aria-labelledby="stays">
      <div className="section-head">
        <div>
          <h2 className="title-1" id="stays">
            {t('city.stays', { city: name })}
          </h2>
          <p className="text-muted">{t('city.staysText')}</p>
        </div>
        <TextLink to={searchPath({ state: stateSlug, city: citySlug })}>
          {t('city.all', { count: stayCount })}
        </TextLink>
      </div>
      <div className="card-grid rail">
        {stays.map((hit) => (
          <HitCard key={hit.id} hit={hit} query={anyDates} hasAskedDates={false} savedWith={anyDates} />
        ))}
      </div>
    </section>
  );
};

const Neighborhoods = ({ city: { name, stateSlug, citySlug, neighborhoods } }: { city: CityPage }) => {
  const t = useTranslations('destinations');
  if (neighborhoods.length === 0) return null;
  const searchOf = ({ lat, lng }: { lat: number; lng: number }) =>
    searchPath(
      { state: stateSlug, city: citySlug },
      writeSearchQuery({ ...emptySearch, ll: { lat, lng }, radius: neighborhoodMeters }),
    );
  return (
    <section className="section" aria-labelledby="neighborhoods">
      <h2 className="title-1" id="neighborhoods">
        {t('city.neighborhoods', { city: name })}
      </h2>
      <div className="flex flex-wrap gap-2 mt-4">
        {neighborhoods.map((part) => (
          <ChipLink key={part.name} to={searchOf(part)} label={part.name} count={part.stayCount} />
        ))}
      </div>
    </section>
  );
};
