import { ticketOrderPath, ticketTransferPath } from '@golark/contract/event-paths';
import type { Locale } from '@golark/contract/locale/rules';
import { contactPath } from '@golark/contract/paths';
import { eventCalendarOf } from '@golark/contract/tickets/calendar-file';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import type { EmailContent } from '#platform/email/render-email';
import { formatInstant } from '#platform/format';
import { publicUrlOf } from '#platform/public-url';
import { translatorOf } from '#platform/translator-of';
import { eventPictureOf } from '../emails/event-picture.ts';
import { orderKeyOf, transferKeyOf } from '../order-key.ts';
import { presentPlace } from '../present-place.ts';
import { wordsOfPlace } from '../ticket-words.ts';
import { presentReceived, senderOf } from './present-received.ts';
import { findTransfer, type TransferRow } from './transfers-store.ts';

/** `sent`, `withdrawn`, `void` and `moved` are written to the recipient, `accepted` and `declined` to the sender. */
export type TransferEmailKind = 'sent' | 'withdrawn' | 'accepted' | 'declined' | 'void' | 'moved';

interface TransferEmail {
  kind: TransferEmailKind;
  transferId: string;
  /** Distinguishes several emails of a kind. */
  cause?: string;
}

const isToSender = (kind: TransferEmailKind): boolean => kind === 'accepted' || kind === 'declined';

const placesOf = ({ tickets, ...row }: TransferRow, locale: Locale): string[] =>
  tickets.map(({ seat }) => wordsOfPlace(presentPlace(row, { from: seat, to: seat + 1 }), locale));

type ContentFacts = Required<Pick<EmailContent, 'locale' | 'picture' | 'helpUrl'>> & {
  kind: TransferEmailKind;
  actionUrl: string;
};

const contentOf = (row: TransferRow, { kind, locale, picture, actionUrl, helpUrl }: ContentFacts) => {
  const t = translatorOf(locale, 'ticketTransfers');
  const rows = translatorOf(locale, 'tickets');
  const { title, time_zone: timeZone } = row;
  const startsAt = formatInstant(row.starts_at, { timeZone, locale });
  const params = {
    ...{ title, startsAt, from: senderOf(row), name: row.recipient_name, count: row.tickets.length },
    email: row.recipient_email,
  };
  const places = placesOf(row, locale);
  return {
    subject: t(`${kind}.subject`, params),
    content: {
      locale,
      picture,
      title: t(`${kind}.title`, params),
      paragraphs: [t(`${kind}.lead`, params), ...(kind === 'sent' ? [t('sent.note', params)] : [])],
      rows: [
        { label: rows('rows.event'), value: title },
        { label: rows('rows.when'), value: startsAt },
        {
          label: rows('rows.where'),
          value: `${row.venue_name}, ${row.city_name}, ${row.state_id.toUpperCase()}`,
        },
        ...(places.length > 0 ? [{ label: rows('rows.seats'), value: places.join('; ') }] : []),
      ],
      action: { label: t(`${kind}.button`), url: actionUrl },
      footer: rows('footer'),
      helpUrl,
    },
  };
};

/** Those that change the entry in the calendar of a recipient. */
const kindsWithCalendar: ReadonlySet<TransferEmailKind> = new Set(['moved', 'void']);

/** Those that say that tickets are valid for the event. */
const kindsWithPicture: ReadonlySet<TransferEmailKind> = new Set(['sent', 'accepted', 'moved']);

/** The same entry that the page of the tickets offers. */
const calendarOf = (ctx: Context, row: TransferRow, url: string): string => {
  const words = { summary: row.title, description: placesOf(row, row.locale).join('; '), url };
  return eventCalendarOf(presentReceived(ctx, row, row.locale), words, ctx.clock.now());
};

/**
 * Writes one email about tickets that are given away. Their link opens what it is about without an account. Subjects, which stay when the
 * body is erased, have no names.
 */
export const writeTransferEmail = async (
  ctx: Context,
  trx: Transaction<DB>,
  { kind, transferId, cause = '' }: TransferEmail,
): Promise<void> => {
  const row = await findTransfer(trx, transferId);
  if (!row) return;
  const toSender = isToSender(kind);
  const locale = toSender ? row.sender_locale : row.locale;
  const path = toSender
    ? ticketOrderPath(row.order_id, orderKeyOf(ctx.secret, row.order_id))
    : ticketTransferPath(row.id, transferKeyOf(ctx.secret, row.id));
  const actionUrl = publicUrlOf(ctx, path);
  const { subject, content } = contentOf(row, {
    ...{ kind, locale, actionUrl },
    picture: kindsWithPicture.has(kind) ? eventPictureOf(ctx, row, locale) : null,
    helpUrl: publicUrlOf(ctx, contactPath()),
  });
  await ctx.emails.write(trx, {
    cause: `ticket-transfer-${kind}:${row.id}${cause && `:${cause}`}`,
    recipient: toSender ? row.sender_email : row.recipient_email,
    accountId: toSender ? row.payer_account_id : row.recipient_account_id,
    kind: null,
    locale,
    // anybody with a ticket can send these to any address
    lane: kind === 'sent' || kind === 'withdrawn' ? 'messages' : 'emails',
    subject,
    content,
    ...(kindsWithCalendar.has(kind) ? { calendar: calendarOf(ctx, row, actionUrl) } : {}),
    hasSecret: true,
  });
};
