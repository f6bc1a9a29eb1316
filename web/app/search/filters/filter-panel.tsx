import { useRef, useState } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type FilterList, filterListNames, filterLists } from '../filter-lists.ts';
import type { Where } from '../search-body.ts';
import { type SearchQuery, withoutFilters } from '../search-query.ts';
import { useAmenityName, usePropertyTypeName } from '../stay-facts.ts';
import { AccessLimits } from './access-limits.tsx';
import { PriceSection } from './price-section.tsx';
import { RoomsSection } from './rooms-section.tsx';
import { type Counts, useCounts } from './use-counts.ts';
import { type FilterValue, ValueSection } from './value-section.tsx';
import './filter-panel.css';

type FilterPanelProps = {
  search: SearchQuery;
  where: Where;
  onClose: () => void;
  onApply: (search: SearchQuery) => void;
};

const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** All filters; nothing is searched before they are applied, but the number of results is always shown. */
export const FilterPanel = ({ search, where, onClose, onApply }: FilterPanelProps) => {
  const t = useTranslations('searchFilters');
  const [draft, setDraft] = useState(search);
  const { counts, isLoading, hasFailed } = useCounts(draft, where);
  const change = (changes: Partial<SearchQuery>) => setDraft((former) => ({ ...former, ...changes }));
  return (
    <Dialog
      title={t('title')}
      isOpen
      isFull
      size="wide"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={() => setDraft({ ...withoutFilters(search), pets: 0 })}>{t('clear')}</Button>
          <Button variant="primary" onPress={() => onApply(draft)}>
            {counts && !hasFailed ? t('show', { count: counts.total }) : t('showAny')}
          </Button>
        </>
      }
    >
      <p className="sr-only" role="status">
        {isLoading ? t('loading') : counts && t('show', { count: counts.total })}
      </p>
      {hasFailed && <p className="small text-muted">{t('failed')}</p>}
      <PriceSection prices={draft} totals={counts ? (counts.totals ?? null) : undefined} onChange={change} />
      <StayTypeSection draft={draft} counts={counts} onChange={change} />
      <RoomsSection chosen={draft} onChange={change} />
      <Lists draft={draft} counts={counts} isSettled={counts !== null || hasFailed} onChange={change} />
      <BookingSection draft={draft} counts={counts} onChange={change} />
    </Dialog>
  );
};

type SectionProps = {
  draft: SearchQuery;
  counts: Counts | null;
  onChange: (changes: Partial<SearchQuery>) => void;
};

const StayTypeSection = ({ draft, counts, onChange }: SectionProps) => {
  const t = useTranslations('searchFilters');
  const withCount = (name: string, count: number | undefined) =>
    counts ? t('value', { name, count: count ?? 0 }) : name;
  const homes = counts?.facets['stayType']?.['homes'] ?? 0;
  const hotels = counts?.facets['stayType']?.['hotels'] ?? 0;
  return (
    <section className="filter-section">
      <ChoiceGroup
        label={t('sections.stayType')}
        name="stayType"
        look="rows"
        value={draft.stayType ?? 'any'}
        onChange={(value) =>
          onChange({ stayType: value === 'homes' || value === 'hotels' ? value : undefined })
        }
        choices={[
          { value: 'any', title: withCount(t('anyStayType'), homes + hotels) },
          { value: 'homes', title: withCount(t('homes'), homes) },
          { value: 'hotels', title: withCount(t('hotels'), hotels) },
        ]}
      />
    </section>
  );
};

/** The facets, and their values, that some stay of the search has; a value that was shown stays, so that nothing moves while it is chosen. */
const useSeenValues = (counts: Counts | null) => {
  const seen = useRef(new Set<string>());
  for (const [facet, values] of Object.entries(counts?.facets ?? {})) {
    seen.current.add(facet);
    for (const value of Object.keys(values)) seen.current.add(`${facet}.${value}`);
  }
  return seen.current;
};

const Lists = ({ draft, counts, isSettled, onChange }: SectionProps & { isSettled: boolean }) => {
  const t = useTranslations('searchFilters');
  const typeName = usePropertyTypeName();
  const amenityName = useAmenityName();
  const seen = useSeenValues(counts);
  const nameOf = (list: FilterList, value: string): string => {
    if (list === 'propertyType') return typeName(value);
    if (list === 'accessibility') return t(`needs.${value as 'parking'}`);
    return list === 'bedding' ? t(`beds.${value as 'king'}`) : amenityName(value);
  };
  const valuesOf = (list: FilterList): FilterValue[] =>
    filterLists[list].flatMap((value) => {
      const isChosen = draft[list].includes(value);
      if (counts && !isChosen && !seen.has(`${list}.${value}`)) return [];
      const count = counts ? (counts.facets[list]?.[value] ?? 0) : undefined;
      return { value, isChosen, count, name: nameOf(list, value) };
    });
  if (!isSettled) return <div className="filter-waiting" aria-hidden="true" />;
  return (
    <>
      {filterListNames.map((list) => (
        <ValueSection
          key={list}
          id={list}
          title={t(`sections.${list}`)}
          values={valuesOf(list)}
          onToggle={(value) => onChange({ [list]: toggled(draft[list], value) })}
        />
      ))}
      <AccessLimits chosen={draft} counts={counts} seen={seen} onChange={onChange} />
    </>
  );
};

const BookingSection = ({ draft, counts, onChange }: SectionProps) => {
  const t = useTranslations('searchFilters');
  const countOf = (facet: string): number | undefined =>
    counts ? (counts.facets[facet]?.['true'] ?? 0) : undefined;
  return (
    <ValueSection
      id="booking"
      title={t('sections.booking')}
      values={[
        { value: 'instant', name: t('instant'), isChosen: draft.instant, count: countOf('instant') },
        { value: 'pets', name: t('pets'), isChosen: draft.pets > 0, count: countOf('pets') },
        { value: 'smoking', name: t('smoking'), isChosen: draft.smoking, count: countOf('smoking') },
      ]}
      onToggle={(value) =>
        onChange(
          value === 'pets'
            ? { pets: draft.pets > 0 ? 0 : 1 }
            : { [value]: !draft[value as 'instant' | 'smoking'] },
        )
      }
    />
  );
};
