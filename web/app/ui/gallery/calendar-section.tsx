import { nightsOf } from '@golark/contract/dates/rules';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import type { CalendarDay } from '../calendar-days.ts';
import { nightsTotal } from '../calendar-days.ts';
import { DateRangeField } from '../date-range-field.tsx';
import { type DateRange, nightsBetween } from '../format-range.ts';
import { useMoney } from '../numbers.ts';
import { PolicyLine } from '../policy-line.tsx';
import { Spinner } from '../spinner.tsx';
import { GallerySection, Group } from './gallery-section.tsx';

const RangeCalendar = lazy(() =>
  import('../range-calendar.tsx').then(({ RangeCalendar: component }) => ({ default: component })),
);

const shown: DateRange = { start: '2027-03-01', end: '2027-05-01' };
const closed = new Set(['2027-03-08', '2027-03-09', '2027-03-21', '2027-03-22', '2027-03-23']);

export const CalendarSection = () => {
  const t = useTranslations('gallery.calendar');
  const money = useMoney();
  const [range, setRange] = useState<DateRange | null>({ start: '2027-03-13', end: '2027-03-17' });
  const days = useMemo(
    () =>
      new Map<string, CalendarDay>(
        nightsOf(shown.start, shown.end).map((day, position) =>
          closed.has(day)
            ? [day, { isClosed: true, reason: t('taken') }]
            : [day, { price: 18_400 + ((position * 37) % 64) * 100 }],
        ),
      ),
    [t],
  );
  const calendar = { days, earliest: '2027-03-05', minimumNights: 2 };
  return (
    <GallerySection id="calendar">
      <div className="grid gap-8 md:grid-cols-2 items-start">
        <Group title={t('inline')}>
          <div className="panel min-h-[480px]" data-raised>
            <Suspense fallback={<Spinner />}>
              <RangeCalendar label={t('dates')} value={range} onChange={setRange} {...calendar} />
            </Suspense>
          </div>
        </Group>
        <Group title={t('field')}>
          <DateRangeField
            label={t('dates')}
            value={range}
            onChange={setRange}
            currentYear={2026}
            summaryOf={(stay) =>
              t('summary', { nights: nightsBetween(stay), amount: money(nightsTotal(days, stay) ?? 0) })
            }
            {...calendar}
          />
        </Group>
      </div>
      <Group title={t('policy')}>
        <PolicyLine
          parts={[
            {
              refund: 'full',
              until: t('until', { date: t('day1') }),
              words: t('all', { amount: money(118_400, 'cents') }),
            },
            {
              refund: 'part',
              until: t('until', { date: t('day2') }),
              words: t('half', { amount: money(75_000, 'cents') }),
            },
            { refund: 'none', until: t('after'), words: t('cleaning', { amount: money(21_416, 'cents') }) },
          ]}
        />
      </Group>
    </GallerySection>
  );
};
