import type { Property } from '@golark/contract/stays/schemas';
import { lazy, Suspense } from 'react';
import { useTranslations } from '../platform/translations.ts';
import type { SearchQuery } from '../search/index.ts';
import { Button } from '../ui/button.tsx';
import type { CalendarDays } from '../ui/calendar-days.ts';
import { type DateRange, useFormatRange } from '../ui/format-range.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { useIsPhone } from '../ui/use-is-phone.ts';
import { nightsOfSearch } from './load-property.ts';

const RangeCalendar = lazy(() =>
  import('../ui/range-calendar.tsx').then(({ RangeCalendar: component }) => ({ default: component })),
);

type StayCalendarProps = {
  property: Property;
  search: SearchQuery;
  days: CalendarDays;
  onMonthShown: (firstDay: string) => void;
  onChange: (range: DateRange | null) => void;
};

/** The nights with their prices, closed ones struck through; a choice changes the quoted price. */
export const StayCalendar = ({ property, search, days, onMonthShown, onChange }: StayCalendarProps) => {
  const t = useTranslations('stays.calendar');
  const formatRange = useFormatRange();
  const isPhone = useIsPhone();
  const isHydrated = useIsHydrated();
  const nights = nightsOfSearch(search);
  const range = search.dateFrom && search.dateTo ? { start: search.dateFrom, end: search.dateTo } : null;
  return (
    <section className="stay-section" id="dates">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div>
          <h2 className="title-2">{t('title', { nights, city: property.city.name })}</h2>
          <p className="small text-muted">
            {range ? `${formatRange(range)} · ` : ''}
            {t('minimum', { nights: property.rules.minNights })}
          </p>
        </div>
        {range && (
          <Button variant="quiet" size="small" onPress={() => onChange(null)}>
            {t('clear')}
          </Button>
        )}
      </div>
      <div className="stay-calendar">
        {isHydrated && (
          <Suspense fallback={null}>
            <RangeCalendar
              label={t('label')}
              value={range}
              onChange={onChange}
              days={days}
              months={isPhone ? 1 : 2}
              minimumNights={property.rules.minNights}
              maximumNights={property.rules.maxNights}
              onMonthShown={onMonthShown}
            />
          </Suspense>
        )}
      </div>
    </section>
  );
};
