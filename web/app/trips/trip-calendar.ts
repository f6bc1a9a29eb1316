import { tripPath } from '@golark/contract/paths';
import { readLocale } from '../platform/preferences.ts';
import { apiContext, clockContext } from '../platform/request-context.ts';
import { requireAccount } from '../platform/require-account.ts';
import { translatorOf } from '../platform/translations.ts';
import type { Route } from './+types/trip-calendar.ts';
import { calendarFileOf } from './calendar-file.ts';
import { loadTrip } from './load-trips.ts';

/** `/account/trips/{id}/calendar.ics`: a file to keep; fetching it changes nothing. */
export const loader = async ({ request, url, params, context }: Route.LoaderArgs) => {
  requireAccount(context, url);
  const booking = await loadTrip(context.get(apiContext), params.bookingId);
  const t = translatorOf(readLocale(request, context), 'trips');
  const { title, city, hostName } = booking.property;
  const words = {
    summary: t('calendar.summary', { title, city }),
    description: t('calendar.description', { code: booking.confirmationCode, host: hostName }),
    url: new URL(tripPath(booking.id), url).href,
  };
  return new Response(calendarFileOf(booking, words, context.get(clockContext).now()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="golark-${booking.confirmationCode}.ics"`,
      'Cache-Control': 'private, no-store',
    },
  });
};
