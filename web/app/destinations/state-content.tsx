import { searchPath } from '@golark/contract/paths';
import { Island } from '../platform/island.tsx';
import { useTranslations } from '../platform/translations.ts';
import { whatsOnPart } from '../tickets/index.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import { SearchIcon } from '../ui/icon.tsx';
import { EmptyState } from '../ui/state-panel.tsx';
import type { StatePage } from './load-state.server.ts';
import { PlaceGrid } from './place-grid.tsx';
import { usePlaceNote } from './use-place-note.ts';

export const StateContent = ({ state, stateNameSlug, crumbs, cities, totals, whatsOn }: StatePage) => {
  const t = useTranslations('destinations');
  const noteOf = usePlaceNote();
  return (
    <div className="page-width pt-4">
      <Crumbs crumbs={crumbs} />
      <h1 className="display mt-4">{t('stateTitle', { state })}</h1>
      <ButtonLink to={searchPath({ state: stateNameSlug })} variant="primary" className="mt-6">
        {t('searchState', { state })}
      </ButtonLink>
      {cities.length === 0 ? (
        <EmptyState icon={SearchIcon} title={t('empty')} text={t('emptyText')} />
      ) : (
        <PlaceGrid
          title={t('cities')}
          places={cities.map((city) => ({ ...city, note: noteOf(city.stayCount, totals[city.objectID]) }))}
        />
      )}
      {whatsOn && (
        <Island
          of={whatsOnPart}
          title={t('whatsOn', { state })}
          found={whatsOn}
          allPath={searchPath({ state: stateNameSlug, offer: 'events' })}
        />
      )}
    </div>
  );
};
