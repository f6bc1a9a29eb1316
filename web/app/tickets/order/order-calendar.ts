import { ticketOrderPath } from '@golark/contract/event-paths';
import { eventCalendarOf } from '@golark/contract/tickets/calendar-file';
import { secretHeaders } from '../../platform/page/page-headers.ts';
import { readPage } from '../../platform/page/page-request.ts';
import { translatorOf } from '../../platform/translations.ts';
import type { Route } from './+types/order-calendar.ts';
import { loadOrder } from './load-order.ts';

/** `/account/tickets/purchased/{id}/calendar.ics`: the event as a calendar file. */
export const loader = async (args: Route.LoaderArgs) => {
  const request = readPage(args);
  const { locale, now, url } = request;
  const order = await loadOrder(request, args.params.orderId);
  const t = translatorOf(locale, 'ticketOrder');
  const { place, code, event } = order;
  const parts = [place.section, place.row, place.seats.join(', ')].filter(Boolean).join(' · ');
  const texts = {
    summary: event.title,
    description: t('calendarText', { code, place: parts }),
    url: new URL(ticketOrderPath(order.id), url).href,
  };
  return new Response(eventCalendarOf(order, texts, now), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="golark-${code}.ics"`,
      ...secretHeaders(),
    },
  });
};
