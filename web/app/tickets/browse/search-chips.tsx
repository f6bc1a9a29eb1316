import { eventCategories, type TimeWord, timeWords } from '@golark/contract/events/rules';
import { useTranslations } from '../../platform/translations.ts';
import { ChipLink } from '../../ui/chip.tsx';
import { PageLink } from '../../ui/link.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { type TicketQuery, writeTicketQuery } from './ticket-query.ts';

type SearchChipsProps = {
  path: string;
  asked: TicketQuery;
  counts: Partial<Record<string, number>>;
  /** Whether distances are known. */
  hasPoint: boolean;
};

const times: readonly (TimeWord | null)[] = [null, ...timeWords];
const prices = [50, 100] as const;

/** Filters are links: they work without JavaScript and can be shared. */
export const SearchChips = ({ path, asked, counts, hasPoint }: SearchChipsProps) => {
  const t = useTranslations('ticketBrowse');
  const money = useMoney();
  const to = (change: Partial<TicketQuery>) => `${path}${writeTicketQuery({ ...asked, ...change, page: 1 })}`;
  const sorts = hasPoint ? (['cheapest', 'nearest'] as const) : (['cheapest'] as const);
  return (
    <>
      <nav className="time-words" aria-label={t('form.when')}>
        {times.map((when) => (
          <PageLink
            key={when ?? 'any'}
            to={to({ when, dateFrom: null, dateTo: null })}
            aria-current={(when === asked.when && !asked.dateFrom) || undefined}
          >
            {when ? t(`form.times.${when}`) : t('form.anyDay')}
          </PageLink>
        ))}
      </nav>
      <div className="chip-row filter-bar">
        {asked.q !== '' && <ChipLink label={asked.q} to={to({ q: '' })} isSelected />}
        {eventCategories.map((category) => {
          const isSelected = asked.category === category;
          return (
            <ChipLink
              key={category}
              label={t(`categories.${category}`)}
              to={to({ category: isSelected ? null : category })}
              isSelected={isSelected}
              {...(isSelected ? {} : { count: counts[category] ?? 0 })}
            />
          );
        })}
        {prices.map((price) => (
          <ChipLink
            key={price}
            label={t('filters.under', { amount: money(price * 100) })}
            to={to({ priceTo: asked.priceTo === price ? null : price })}
            isSelected={asked.priceTo === price}
          />
        ))}
        {sorts.map((sort) => (
          <ChipLink
            key={sort}
            label={t(`filters.sorts.${sort}`)}
            to={to({ sort: asked.sort === sort ? 'soonest' : sort })}
            isSelected={asked.sort === sort}
          />
        ))}
      </div>
    </>
  );
};
