import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from '../../platform/translations.ts';
import { ChipLink } from '../../ui/chip.tsx';
import { FilterIcon, Icon } from '../../ui/icon.tsx';
import { useNumber } from '../../ui/numbers.ts';
import type { Where } from '../search-body.ts';
import { type SearchQuery, writeSearchQuery } from '../search-query.ts';
import { useAmenityName } from '../stay-facts.ts';
import { useSetFilters } from './use-set-filters.ts';

const loadPanel = () => import('./filter-panel.tsx');
const FilterPanel = lazy(() => loadPanel().then(({ FilterPanel: component }) => ({ default: component })));

type FilterBarProps = {
  path: string;
  search: SearchQuery;
  where: Where;
  facets: Record<string, Record<string, number>>;
  hostName: string | null;
};

const offered = {
  facilities: ['hot-tub', 'pool', 'free-parking', 'ev-charger'],
  amenities: ['kitchen'],
  features: ['fireplace'],
} as const;

const offeredLists = ['facilities', 'amenities', 'features'] as const;

/** The button of the panel, what is set, and frequent filters, all links: they work without JavaScript and can be shared. */
export const FilterBar = ({ path, search, where, facets, hostName }: FilterBarProps) => {
  const t = useTranslations('searchFilters');
  const amenityName = useAmenityName();
  const setFilters = useSetFilters(hostName)(search);
  const to = (change: Partial<SearchQuery>) =>
    `${path}${writeSearchQuery({ ...search, ...change, page: 1 })}`;
  const isSet = (key: string) => setFilters.some((filter) => filter.key === key);
  const suggested = [
    ...(search.stayType
      ? []
      : (['homes', 'hotels'] as const).map((stayType) => ({
          key: stayType,
          label: t(stayType),
          change: { stayType },
          count: facets['stayType']?.[stayType] ?? 0,
        }))),
    ...(search.bedrooms
      ? []
      : [{ key: 'bedrooms', label: t('bedroomsOrMore', { count: 2 }), change: { bedrooms: 2 } }]),
    ...(search.instant ? [] : [{ key: 'instant', label: t('instant'), change: { instant: true } }]),
    ...(search.pets ? [] : [{ key: 'pets', label: t('pets'), change: { pets: 1 } }]),
    ...offeredLists.flatMap((list) =>
      offered[list]
        .filter((amenity) => !isSet(`${list}.${amenity}`))
        .map((amenity) => ({
          key: amenity,
          label: amenityName(amenity),
          change: { [list]: [...search[list], amenity] },
        })),
    ),
  ];
  return (
    <div className="chip-row filter-bar">
      <PanelChip path={path} search={search} where={where} count={setFilters.length} />
      {setFilters.map(({ key, label, cleared }) => (
        <ChipLink key={key} label={label} to={to(cleared)} isSelected isReplacing />
      ))}
      {suggested.map(({ key, change, ...chip }) => (
        <ChipLink key={key} {...chip} to={to(change)} isReplacing />
      ))}
    </div>
  );
};

type PanelChipProps = Pick<FilterBarProps, 'path' | 'search' | 'where'> & { count: number };

const PanelChip = ({ path, search, where, count }: PanelChipProps) => {
  const t = useTranslations('searchFilters');
  const number = useNumber();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const near = () => void loadPanel().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        className="chip"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={near}
        onFocus={near}
        onClick={() => setOpen(true)}
      >
        <Icon of={FilterIcon} size={18} />
        {t('filters')}
        {count > 0 && (
          <span className="badge" data-tone="primary">
            {number(count)}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterPanel
            search={search}
            where={where}
            onClose={() => setOpen(false)}
            onApply={(next) => {
              setOpen(false);
              navigate(`${path}${writeSearchQuery({ ...next, page: 1 })}`, { replace: true });
            }}
          />
        </Suspense>
      )}
    </>
  );
};
