import {
  type EventCategory,
  type EventGenre,
  eventCategories,
  genresByCategory,
  type TimeWord,
  timeWords,
} from '@golark/contract/events/rules';
import { useTranslations } from '../../platform/translations.ts';
import { ChipLink } from '../../ui/chip.tsx';
import { PageLink } from '../../ui/link.tsx';
import { useMoney, useNumber } from '../../ui/numbers.ts';
import { milesOf } from '../parts/event-words.ts';
import { browsingPath } from './browsing-links.ts';
import type { Browsing } from './load-tickets.ts';

type BrowseFiltersProps = { browsing: Browsing; counts: Partial<Record<EventCategory, number>> };

const prices = [50, 100] as const;
const times: readonly (TimeWord | null)[] = [null, ...timeWords];

/** Filters are links: they work without JavaScript and can be shared. */
export const BrowseFilters = ({ browsing, counts }: BrowseFiltersProps) => (
  <>
    <CategoryTabs browsing={browsing} counts={counts} />
    <div className="ticket-filters">
      <TimeWords browsing={browsing} />
      <FilterChips browsing={browsing} />
    </div>
    {browsing.category && <GenreChips browsing={browsing} category={browsing.category} />}
  </>
);

const CategoryTabs = ({ browsing, counts }: BrowseFiltersProps) => {
  const t = useTranslations('ticketBrowse');
  const number = useNumber();
  const all = eventCategories.reduce((sum, category) => sum + (counts[category] ?? 0), 0);
  return (
    <nav className="tabs mt-8" aria-label={t('category')}>
      {([null, ...eventCategories] as const).map((category) => (
        <PageLink
          key={category ?? 'all'}
          to={browsingPath(browsing, { category })}
          aria-current={category === browsing.category ? 'page' : undefined}
          preventScrollReset
        >
          {category ? t(`categories.${category}`) : t('all')}
          <span className="count">{number(category ? (counts[category] ?? 0) : all)}</span>
        </PageLink>
      ))}
    </nav>
  );
};

const TimeWords = ({ browsing }: { browsing: Browsing }) => {
  const t = useTranslations('ticketBrowse.form');
  return (
    <nav className="time-words" aria-label={t('when')}>
      {times.map((when) => (
        <PageLink
          key={when ?? 'any'}
          to={browsingPath(browsing, { when, dateFrom: null, dateTo: null })}
          aria-current={when === browsing.when || undefined}
          preventScrollReset
        >
          {when ? t(`times.${when}`) : t('anyDay')}
        </PageLink>
      ))}
    </nav>
  );
};

const FilterChips = ({ browsing }: { browsing: Browsing }) => {
  const t = useTranslations('ticketBrowse.filters');
  const money = useMoney();
  const { asked, near } = browsing;
  const sorts = near ? (['cheapest', 'nearest'] as const) : (['cheapest'] as const);
  return (
    <div className="chip-row">
      {near && (
        <ChipLink
          label={t('within', { miles: milesOf(near.radius) })}
          to={browsingPath(browsing, { where: '', ll: null, radius: null })}
          isSelected
        />
      )}
      {asked.q !== '' && <ChipLink label={asked.q} to={browsingPath(browsing, { q: '' })} isSelected />}
      {prices.map((price) => (
        <ChipLink
          key={price}
          label={t('under', { amount: money(price * 100) })}
          to={browsingPath(browsing, { priceTo: asked.priceTo === price ? null : price })}
          isSelected={asked.priceTo === price}
        />
      ))}
      {sorts.map((sort) => (
        <ChipLink
          key={sort}
          label={t(`sorts.${sort}`)}
          to={browsingPath(browsing, { sort: asked.sort === sort ? 'soonest' : sort })}
          isSelected={asked.sort === sort}
        />
      ))}
    </div>
  );
};

const GenreChips = ({ browsing, category }: { browsing: Browsing; category: EventCategory }) => {
  const t = useTranslations('ticketBrowse');
  const genres: readonly EventGenre[] = genresByCategory[category];
  return (
    <nav className="chip-row mt-4" aria-label={t('genre')}>
      {genres.map((genre) => {
        const isSelected = genre === browsing.genre;
        const other = { ...browsing, genre: isSelected ? null : genre };
        return (
          <ChipLink
            key={genre}
            size="small"
            label={t(`genres.${genre}`)}
            to={browsingPath(other)}
            isSelected={isSelected}
          />
        );
      })}
    </nav>
  );
};
