import { calendarFileOf } from '@golark/contract/booking/calendar-file';
import { tripPath } from '@golark/contract/paths';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { readAccountPage } from '../platform/page/page-request.ts';
import { translatorOf } from '../platform/translations.ts';
import type { Route } from './+types/trip-calendar.ts';
import { loadArrival, loadTrip } from './load-trips.ts';

/** `/account/trips/{id}/calendar.ics`: the stay as a calendar file. */
export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, now, url } = readAccountPage(args);
  const booking = await loadTrip(api, args.params.bookingId);
  const t = translatorOf(locale, 'trips');
  const { title, city, hostName } = booking.property;
  const texts = {
    summary: t('calendar.summary', { title, city }),
    description: t('calendar.description', { code: booking.confirmationCode, host: hostName }),
    url: new URL(tripPath(booking.id), url).href,
    address: (await loadArrival(api, booking))?.address ?? null,
  };
  return new Response(calendarFileOf(booking, texts, now), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="golark-${booking.confirmationCode}.ics"`,
      ...personalHeaders(),
    },
  });
};
