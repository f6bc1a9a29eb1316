import { ticketTransferPath } from '@golark/contract/event-paths';
import { eventCalendarOf } from '@golark/contract/tickets/calendar-file';
import { secretHeaders } from '../../platform/page/page-headers.ts';
import { readPage } from '../../platform/page/page-request.ts';
import { translatorOf } from '../../platform/translations.ts';
import type { Route } from './+types/received-calendar.ts';
import { loadReceived } from './load-received.ts';

/** `/tickets/transfer/{id}/calendar.ics`: the event as a calendar file. */
export const loader = async (args: Route.LoaderArgs) => {
  const request = readPage(args);
  const { locale, now, url } = request;
  const transfer = await loadReceived(request, args.params.transferId);
  const { event, tickets, from } = transfer;
  const texts = {
    summary: event.title,
    description: translatorOf(locale, 'ticketReceived')('offer.title', { from, count: tickets.length }),
    url: new URL(ticketTransferPath(transfer.id), url).href,
  };
  return new Response(eventCalendarOf(transfer, texts, now), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="golark-tickets.ics"',
      ...secretHeaders(),
    },
  });
};
