import { getAvailability } from '@golark/contract/calendars/calls';
import type { ResponseOf } from '@golark/contract/call';
import { addDays } from '@golark/contract/dates/rules';
import { useMemo, useRef, useState } from 'react';
import { browserApi, callApi } from '../platform/api-client.ts';
import { useTranslations } from '../platform/translations.ts';
import type { CalendarDays } from '../ui/calendar-days.ts';
import { nightsLoaded } from './load-property.ts';

type Night = ResponseOf<typeof getAvailability>['nights'][number];

/** The nights loaded with the page, and later ones when their month is shown. */
export const useCalendarDays = (propertyId: string, initial: readonly Night[]) => {
  const t = useTranslations('stays.calendar');
  const [nights, setNights] = useState(initial);
  const loadedUntil = useRef(addDays(initial.at(-1)?.date ?? '2000-01-01', 1));
  const days: CalendarDays = useMemo(
    () =>
      new Map(
        nights.map((night) => [
          night.date,
          {
            price: night.nightly.amount,
            isClosed: !night.free,
            rules: night,
            gapNights: night.gapNights,
            ...(night.closed ? { reason: t(`closings.${night.closed}`) } : {}),
          },
        ]),
      ),
    [nights, t],
  );
  const showMonth = async (firstDay: string) => {
    const from = loadedUntil.current;
    if (addDays(firstDay, 62) < from) return;
    loadedUntil.current = addDays(from, nightsLoaded);
    const result = await callApi(browserApi, getAvailability, {
      params: { globalId: propertyId },
      query: { from, until: loadedUntil.current },
    });
    if (result.ok) setNights((known) => [...known, ...result.data.nights]);
    else loadedUntil.current = from;
  };
  return { days, showMonth };
};
