import type { Locale } from '@golark/contract/locale/rules';
import { fullNameOf } from '@golark/contract/names/rules';
import { isSpace } from '@golark/contract/tickets/rules';
import type { Context } from '#platform/context';
import { Failure, notFound } from '#platform/failure';
import { formatTime } from '#platform/format';
import type { PdfFile } from '#platform/http/send-file';
import { translatorOf } from '#platform/translator-of';
import { presentPlace } from '../present-place.ts';
import { barcodeOf } from '../rules/barcode.ts';
import type { SoldPlaceRow } from '../store/sold-places.ts';
import type { TicketOrderRow } from '../store/ticket-orders.ts';
import { startOf, wordsOfDisclosures } from '../ticket-words.ts';
import type { TransferRow } from '../transfer/transfers-store.ts';
import { type TicketPage, ticketPdf } from './ticket-pdf.ts';

type TicketRow = TransferRow['tickets'][number];

/** What a ticket shows besides its place. */
interface Issue {
  locale: Locale;
  holder: string;
  issuedAt: Date;
}

type SoldRow = SoldPlaceRow & { code: string; quantity: number };

const placesOf = (row: SoldRow, { seat }: TicketRow, locale: Locale): TicketPage['places'] => {
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

const noticesOfBay = ({ companions }: SoldRow, { seat }: TicketRow, locale: Locale): string[] => {
  if (companions === null) return [];
  return [translatorOf(locale, 'tickets')(isSpace(seat, companions) ? 'file.space' : 'file.companion')];
};

const pageOf = (
  ctx: Context,
  { row, ticket, issue }: { row: SoldRow; ticket: TicketRow; issue: Issue },
): TicketPage => {
  const { locale } = issue;
  const t = translatorOf(locale, 'tickets');
  const timeZone = row.time_zone;
  return {
    title: row.title,
    startsAt: startOf(row, locale),
    doors: row.doors_at && t('file.doors', { at: formatTime(row.doors_at, { timeZone, locale }) }),
    venue: row.venue_name,
    city: `${row.city_name}, ${row.state_id.toUpperCase()}`,
    places: placesOf(row, ticket, locale),
    notices: [...noticesOfBay(row, ticket, locale), ...wordsOfDisclosures(row.disclosures, locale)],
    buyer: issue.holder,
    order: t('file.order', { code: row.code, number: ticket.number, count: row.quantity }),
    barcode: barcodeOf(ctx.secret, { ticketId: ticket.id, version: ticket.version }),
    advice: t('file.advice'),
    brand: t('file.brand'),
  };
};

/** The seller's, or ours: what is there at once without a file was issued here. */
const hasFile = (
  { delivery }: Pick<TicketOrderRow, 'delivery'>,
  { file_key }: Pick<TicketOrderRow['tickets'][number], 'file_key'>,
): boolean => file_key !== null || delivery === 'instant';

/** Bought, valid, with its buyer, and not to be delivered by a seller any more. */
export const isReady = (row: TicketOrderRow, ticket: TicketOrderRow['tickets'][number]): boolean =>
  row.order_status === 'CONFIRMED' &&
  row.event_status !== 'CANCELED' &&
  hasFile(row, ticket) &&
  ticket.status !== 'VOID' &&
  ticket.transfer === null;

const nameOf = ({ code }: SoldRow, number: number, locale: Locale): string =>
  translatorOf(locale, 'tickets')('file.name', { code, number });

const assertValid = (row: SoldRow, ticket: TicketRow): void => {
  if (ticket.status === 'VOID' || row.event_status === 'CANCELED')
    throw new Failure('INVALID_STATE', { detail: 'This ticket is no longer valid.' });
};

/** With a barcode of ours. */
const issuedFile = async (
  ctx: Context,
  of: { row: SoldRow; ticket: TicketRow; issue: Issue },
): Promise<PdfFile> => {
  const { locale, issuedAt } = of.issue;
  const bytes = await ticketPdf([pageOf(ctx, of)], issuedAt);
  return { name: nameOf(of.row, of.ticket.number, locale), bytes };
};

/** What the seller uploaded opens the door of the venue; a barcode of ours doesn't unless the tickets were issued here. */
const sellersFile = async (ctx: Context, key: string, name: string): Promise<PdfFile> => {
  const bytes = await ctx.files.read(key);
  if (!bytes) throw new Error(`the file ${key} of a ticket is lost`);
  return { name, bytes };
};

const assertDelivered = (row: TicketOrderRow, ticket: TicketOrderRow['tickets'][number]): void => {
  if (hasFile(row, ticket)) return;
  throw new Failure('INVALID_STATE', {
    detail: row.transfer_service
      ? 'The seller has transferred this ticket to your email address.'
      : 'The seller has not delivered this ticket yet.',
  });
};

const assertOwn = ({ transfer }: TicketOrderRow['tickets'][number]): void => {
  if (!transfer) return;
  throw new Failure('INVALID_STATE', {
    detail:
      transfer.status === 'SENT'
        ? 'This ticket is offered to somebody else.'
        : 'This ticket was given to somebody else.',
  });
};

/**
 * The PDF of one ticket, in the language of the order. Throws NOT_FOUND, INVALID_STATE for tickets that are void, not delivered,
 * or owned by another person.
 */
export const ticketFile = async (ctx: Context, row: TicketOrderRow, number: number): Promise<PdfFile> => {
  const ticket = row.tickets.find((one) => one.number === number);
  if (!ticket) throw notFound('This ticket');
  assertValid(row, ticket);
  assertOwn(ticket);
  assertDelivered(row, ticket);
  const locale = row.order_locale;
  if (ticket.file_key !== null) return sellersFile(ctx, ticket.file_key, nameOf(row, number, locale));
  const holder = fullNameOf({ firstName: row.first_name, lastName: row.last_name });
  return issuedFile(ctx, { row, ticket, issue: { locale, holder, issuedAt: row.ordered_at } });
};

/** The same for its new owner; only tickets that were issued here change hands. Throws NOT_FOUND, INVALID_STATE before it is accepted. */
export const receivedFile = async (ctx: Context, row: TransferRow, number: number): Promise<PdfFile> => {
  const ticket = row.tickets.find((one) => one.number === number);
  if (!ticket) throw notFound('This ticket');
  if (row.status !== 'ACCEPTED') throw new Failure('INVALID_STATE', { detail: 'Accept this ticket first.' });
  assertValid(row, ticket);
  const { locale, recipient_name: holder, created_at: issuedAt } = row;
  return issuedFile(ctx, { row, ticket, issue: { locale, holder, issuedAt } });
};
