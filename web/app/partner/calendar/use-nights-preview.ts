import type { NightsPreview } from '@golark/contract/host-calendar/calendar-schemas';
import { previewNights } from '@golark/contract/host-calendar/calls';
import { useEffect, useState } from 'react';
import { browserApi, callApi } from '../../platform/api-client.ts';
import { readCents } from '../../platform/read-cents.ts';
import { actingAs } from '../acting-as.ts';
import { useShownCalendar } from './calendar-context.ts';
import type { Nights } from './calendar-query.ts';

const waitMilliseconds = 250;

/** The cost of the selected nights at a price that is typed; null until it is known, and for what is no price. */
export const useNightsPreview = (selected: Nights, price: string | null): NightsPreview | null => {
  const { calendar, host } = useShownCalendar();
  const [loaded, setLoaded] = useState<{ key: string; preview: NightsPreview | null } | null>(null);
  const amount = price === null ? null : readCents(price);
  const isPrice = price === null || (amount !== null && amount > 0);
  const { propertyManagerId } = host;
  const listingId = calendar.listing.id;
  const { roomTypeId, changeNumber } = calendar;
  const { from, until } = selected;
  const key = isPrice ? [from, until, roomTypeId, amount, changeNumber].join(' ') : '';
  useEffect(() => {
    if (key === '') return;
    const overtaken = new AbortController();
    const timer = setTimeout(async () => {
      const nightly = amount === null ? {} : { nightly: { amount, currency: 'USD' as const } };
      const result = await callApi(browserApi, previewNights, {
        params: { listingId },
        body: { from, until, roomTypeId, ...nightly },
        headers: actingAs({ propertyManagerId }),
        signal: overtaken.signal,
      });
      if (!overtaken.signal.aborted) setLoaded({ key, preview: result.ok ? result.data : null });
    }, waitMilliseconds);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [key, amount, from, until, listingId, propertyManagerId, roomTypeId]);
  return loaded?.key === key ? loaded.preview : null;
};
