import type { Arrival, Booking } from '@golark/contract/booking/schemas';
import { instantInZone } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';
import type { MetaDescriptor } from 'react-router';
import { copySeconds, offlineMeta } from '../offline/index.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { translatorOf } from '../platform/translations.ts';

/** For how long a device has a copy of a trip. One that says how to get in ends with the check-out, as the page does. */
export const tripCopySeconds = (
  {
    departDay,
    property,
  }: Pick<Booking, 'departDay'> & { property: { checkOutBy: string; timeZone: string } },
  arrival: Pick<Arrival, 'access' | 'wifi'> | null,
  now: Date,
): number | null => {
  const endsAt = instantInZone(departDay, property.checkOutBy, property.timeZone);
  return arrival?.access || arrival?.wifi ? copySeconds(endsAt, now, 0) : copySeconds(endsAt, now);
};

type Shown = { booking: { property: { title: string } }; offlineSeconds: number | null; locale: Locale };

export const tripMeta = ({ booking, offlineSeconds, locale }: Shown): MetaDescriptor[] => [
  ...pageMeta({
    title: translatorOf(locale, 'trips')('tripHeadTitle', { title: booking.property.title }),
    isIndexed: false,
  }),
  ...offlineMeta(offlineSeconds, locale),
];
