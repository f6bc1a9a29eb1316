import type { ResponseOf } from '@golark/contract/call';
import type { listStates, popularDestinations } from '@golark/contract/destinations/calls';
import { statePath } from '@golark/contract/paths';
import { useTranslations } from '../platform/translations.ts';
import { SearchIcon } from '../ui/icon.tsx';
import { PageLink } from '../ui/link.tsx';
import { useNumber } from '../ui/numbers.ts';
import { EmptyState } from '../ui/state-panel.tsx';
import { PlaceGrid } from './place-grid.tsx';
import { usePlaceNote } from './use-place-note.ts';

type DestinationsContentProps = ResponseOf<typeof popularDestinations> &
  ResponseOf<typeof listStates> & {
    /** The lowest total of each place, in cents. */
    totals: Partial<Record<string, number>>;
  };

export const DestinationsContent = ({ states, destinations, totals }: DestinationsContentProps) => {
  const t = useTranslations('destinations');
  const noteOf = usePlaceNote();
  return (
    <div className="page-width pt-8">
      <h1 className="display">{t('title')}</h1>
      <p className="body-large text-muted mt-3 max-w-[60ch]">{t('lead')}</p>
      {destinations.length === 0 ? (
        <EmptyState icon={SearchIcon} title={t('empty')} text={t('emptyText')} />
      ) : (
        <PlaceGrid
          title={t('popular')}
          places={destinations.map((place) => ({
            ...place,
            name: `${place.name}, ${place.stateName}`,
            note: noteOf(place.stayCount, totals[place.objectID]),
          }))}
        />
      )}
      <States states={states} />
    </div>
  );
};

const States = ({ states }: Pick<DestinationsContentProps, 'states'>) => {
  const t = useTranslations('destinations');
  const number = useNumber();
  return (
    <nav className="section" aria-labelledby="states">
      <h2 className="title-1" id="states">
        {t('states')}
      </h2>
      <ul className="state-list">
        {states.map(({ id, slug, name, stayCount }) => (
          <li key={id}>
            <PageLink to={statePath(slug)} prefetch="none">
              {name}
              {stayCount > 0 && <span className="figures text-muted">{number(stayCount)}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
