import { useTranslations } from '../platform/translations.ts';
import { ChipLink } from '../ui/chip.tsx';
import type { Where } from './load-search.ts';
import { PriceFilter } from './price-filter.tsx';
import { type SearchQuery, writeSearchQuery } from './search-query.ts';
import { useAmenityName } from './stay-facts.ts';

type FilterBarProps = {
  path: string;
  search: SearchQuery;
  where: Where;
  facets: Record<string, Record<string, number>>;
};

const offeredAmenities = ['hot-tub', 'pool', 'free-parking', 'kitchen', 'fireplace', 'ev-charger'] as const;

const toggled = (list: string[], one: string): string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** Filters are links: they work without JavaScript and can be shared. */
export const FilterBar = ({ path, search, where, facets }: FilterBarProps) => {
  const t = useTranslations('search.filters');
  const amenityName = useAmenityName();
  const to = (change: Partial<SearchQuery>) =>
    `${path}${writeSearchQuery({ ...search, ...change, page: 1 })}`;
  const stayTypes = facets['stayType'] ?? {};
  return (
    <div className="chip-row filter-bar">
      {(['homes', 'hotels'] as const).map((stayType) => (
        <ChipLink
          key={stayType}
          label={t(stayType)}
          to={to({ stayType: search.stayType === stayType ? undefined : stayType })}
          isSelected={search.stayType === stayType}
          {...(search.stayType === stayType ? {} : { count: stayTypes[stayType] ?? 0 })}
        />
      ))}
      <PriceFilter path={path} search={search} where={where} />
      <ChipLink
        label={t('bedrooms')}
        to={to({ bedrooms: search.bedrooms ? undefined : 2 })}
        isSelected={Boolean(search.bedrooms)}
      />
      <ChipLink label={t('instant')} to={to({ instant: !search.instant })} isSelected={search.instant} />
      <ChipLink label={t('pets')} to={to({ pets: search.pets ? 0 : 1 })} isSelected={search.pets > 0} />
      {offeredAmenities.map((amenity) => (
        <ChipLink
          key={amenity}
          label={amenityName(amenity)}
          to={to({ amenities: toggled(search.amenities, amenity) })}
          isSelected={search.amenities.includes(amenity)}
        />
      ))}
    </div>
  );
};
