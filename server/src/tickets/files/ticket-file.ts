import type { Locale } from '@golark/contract/locale/rules';
import type { Context } from '#platform/context';
import { Failure, notFound } from '#platform/failure';
import { formatTime } from '#platform/format';
import { translatorOf } from '#platform/translator-of';
import { presentPlace } from '../present-place.ts';
import { barcodeOf } from '../rules/barcode.ts';
import type { TicketOrderRow } from '../store/ticket-orders.ts';
import { startOf, wordsOfDisclosures } from '../ticket-words.ts';
import { type TicketPage, ticketPdf } from './ticket-pdf.ts';

type TicketRow = TicketOrderRow['tickets'][number];

const placesOf = (row: TicketOrderRow, { seat }: TicketRow, locale: Locale): TicketPage['places'] => {
  const t = translatorOf(locale, 'tickets');
  const place = presentPlace(row, { from: seat, to: seat + 1 });
  const section = { label: t('file.section'), value: place.section };
  if (place.row === null) return [section, { label: t('file.seat'), value: t('file.standing') }];
  return [
    section,
    { label: t('file.row'), value: place.row },
    { label: t('file.seat'), value: place.seats[0] ?? '' },
  ];
};

const pageOf = (ctx: Context, { row, ticket }: { row: TicketOrderRow; ticket: TicketRow }): TicketPage => {
  const locale = row.order_locale;
  const t = translatorOf(locale, 'tickets');
  const timeZone = row.time_zone;
  return {
    title: row.title,
    startsAt: startOf(row, locale),
    doors: row.doors_at && t('file.doors', { at: formatTime(row.doors_at, { timeZone, locale }) }),
    venue: row.venue_name,
    city: `${row.city_name}, ${row.state_id.toUpperCase()}`,
    places: placesOf(row, ticket, locale),
    notices: [
      ...(row.is_accessible ? [t('file.accessible')] : []),
      ...wordsOfDisclosures(row.disclosures, locale),
    ],
    buyer: `${row.first_name} ${row.last_name}`,
    order: t('file.order', { code: row.code, number: ticket.number, count: row.quantity }),
    barcode: barcodeOf(ctx.secret, { ticketId: ticket.id, version: ticket.version }),
    advice: t('file.advice'),
    brand: t('file.brand'),
  };
};

/** The PDF of one ticket, in the language of the order. Throws NOT_FOUND, INVALID_STATE for tickets that are void or not delivered. */
export const ticketFile = async (
  ctx: Context,
  row: TicketOrderRow,
  number: number,
): Promise<{ name: string; bytes: Buffer }> => {
  const ticket = row.tickets.find((one) => one.number === number);
  if (!ticket) throw notFound('This ticket');
  if (ticket.status === 'VOID' || row.event_status === 'CANCELED')
    throw new Failure('INVALID_STATE', { detail: 'This ticket is no longer valid.' });
  if (row.delivery !== 'instant')
    throw new Failure('INVALID_STATE', { detail: 'The seller has not delivered this ticket yet.' });
  const bytes = await ticketPdf([pageOf(ctx, { row, ticket })], row.ordered_at);
  const name = translatorOf(row.order_locale, 'tickets')('file.name', { code: row.code, number });
  return { name, bytes };
};
