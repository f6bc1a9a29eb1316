import { eventPath, ticketOrderPath } from '@golark/contract/event-paths';
import { contactPath } from '@golark/contract/paths';
import { eventCalendarOf } from '@golark/contract/tickets/calendar-file';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { formatInstant } from '#platform/format';
import { publicUrlOf } from '#platform/public-url';
import { translatorOf } from '#platform/translator-of';
import { orderKeyOf } from '../order-key.ts';
import { presentTicketOrder } from '../present-ticket-order.ts';
import type { TicketOrderRow } from '../store/ticket-orders.ts';
import { eventPictureOf } from './event-picture.ts';
import { placeOfOrder, type TicketEmailKind, ticketEmail } from './ticket-email.ts';

export interface TicketEmail {
  kind: TicketEmailKind;
  row: TicketOrderRow;
  refundAmount?: number;
  canceledCount?: number;
  movedFrom?: Date;
  returnUntil?: Date;
  /** Why an objection was decided so. */
  decisionReason?: string;
  /** Distinguishes several emails of a kind about one order. */
  cause?: string;
}

/** Those that change the entry in the calendar of a buyer. A late payment has none: its order was never confirmed. */
const kindsWithCalendar: ReadonlySet<TicketEmailKind> = new Set([
  'confirmed',
  'eventMoved',
  'eventCanceled',
  'refunded',
  'deliveryMissed',
  'objectionUpheld',
]);

/** Those about the event itself; the others are about money or a dispute. */
const kindsWithPicture: ReadonlySet<TicketEmailKind> = new Set([
  'confirmed',
  'delivered',
  'eventMoved',
  'eventCanceled',
  'refunded',
  'partRefunded',
]);

const calendarOf = (ctx: Context, row: TicketOrderRow, url: string): string => {
  const locale = row.order_locale;
  const description = translatorOf(locale, 'tickets')('calendar.description', {
    place: placeOfOrder(row, locale),
    code: row.code,
  });
  return eventCalendarOf(
    presentTicketOrder(ctx, row, locale),
    { summary: row.title, description, url },
    ctx.clock.now(),
  );
};

/** Writes one email about tickets to their buyer, in the language of the order. The link opens the order without an account. */
export const writeTicketEmail = async (
  ctx: Context,
  trx: Transaction<DB>,
  about: TicketEmail,
): Promise<void> => {
  const {
    kind,
    row,
    refundAmount = 0,
    canceledCount,
    movedFrom,
    returnUntil,
    decisionReason,
    cause = '',
  } = about;
  const locale = row.order_locale;
  const inZone = (at: Date | undefined): string | null =>
    at ? formatInstant(at, { timeZone: row.time_zone, locale }) : null;
  const orderUrl = publicUrlOf(ctx, ticketOrderPath(row.order_id, orderKeyOf(ctx.secret, row.order_id)));
  const { subject, content } = ticketEmail(
    {
      ...{ kind, row, refundAmount },
      canceledCount: canceledCount ?? null,
      movedFrom: inZone(movedFrom),
      returnUntil: inZone(returnUntil),
      decisionReason: decisionReason ?? null,
      actionUrl:
        kind === 'latePayment' || kind === 'rejected' ? publicUrlOf(ctx, eventPath(row.event_id)) : orderUrl,
      picture: kindsWithPicture.has(kind) ? eventPictureOf(ctx, row, locale) : null,
      helpUrl: publicUrlOf(ctx, contactPath()),
    },
    locale,
  );
  await ctx.emails.write(trx, {
    cause: `tickets-${kind}:${row.item_id}${cause && `:${cause}`}`,
    recipient: row.email,
    accountId: row.account_id,
    kind: null,
    locale,
    subject,
    content,
    ...(kindsWithCalendar.has(kind) ? { calendar: calendarOf(ctx, row, orderUrl) } : {}),
    // the link of the order is as good as the tickets
    hasSecret: true,
  });
};
