import type { Locale } from '@golark/contract/locale/rules';
import type { EmailContent } from '#platform/email/render-email';
import { formatCard, formatInstant, formatUsd } from '#platform/format';
import { translatorOf } from '#platform/translator-of';
import { presentLine } from '#pricing';
import { presentPlace } from '../present-place.ts';
import { parseRanges } from '../rules/seat-ranges.ts';
import type { TicketOrderRow } from '../store/ticket-orders.ts';
import { startOf, venueOf, wordsOfPlace } from '../ticket-words.ts';

/** About what the buyer said about delivered tickets. */
type ObjectionEmailKind =
  | 'deliveredAgain'
  | 'objected'
  | 'objectionAnswered'
  | 'objectionWithdrawn'
  | 'objectionUpheld'
  | 'objectionRejected';

export type TicketEmailKind =
  | 'confirmed'
  | 'requested'
  | 'rejected'
  | 'delivered'
  | 'deliveryMissed'
  | ObjectionEmailKind
  | 'refunded'
  | 'partRefunded'
  | 'eventCanceled'
  | 'eventMoved'
  | 'latePayment';

export interface TicketEmailFacts {
  kind: TicketEmailKind;
  row: TicketOrderRow;
  /** Cents. */
  refundAmount: number;
  /** How many tickets were canceled, if it wasn't all of them. */
  canceledCount: number | null;
  /** Of an event that was moved. */
  movedFrom: string | null;
  returnUntil: string | null;
  /** Why an objection was decided so. */
  decisionReason: string | null;
  actionUrl: string;
  picture: NonNullable<EmailContent['picture']> | null;
  helpUrl: string;
}

export const placeOfOrder = (row: TicketOrderRow, locale: Locale): string =>
  wordsOfPlace(presentPlace(row, parseRanges(row.seats)[0] ?? null), locale);

const deliveryNote = (row: TicketOrderRow, locale: Locale): string => {
  const t = translatorOf(locale, 'tickets');
  const count = row.quantity;
  if (row.delivery === 'instant') return t('confirmed.ready', { count });
  if (row.deliver_by === null) return t('confirmed.laterUndated', { count });
  const deliverBy = formatInstant(row.deliver_by, { timeZone: row.time_zone, locale });
  return t('confirmed.later', { count, deliverBy });
};

const deliveredNote = (row: TicketOrderRow, locale: Locale): string => {
  const t = translatorOf(locale, 'tickets');
  const { quantity: count, email, transfer_service: service, transfer_reference: reference } = row;
  if (service === null || reference === null) return t('delivered.file', { count });
  return t('delivered.transfer', { count, email, service, reference });
};

const notesOf = (facts: TicketEmailFacts, locale: Locale): string[] => {
  const { kind, row, returnUntil, decisionReason } = facts;
  const t = translatorOf(locale, 'tickets');
  if (kind === 'confirmed') return [deliveryNote(row, locale)];
  if (kind === 'delivered') return [deliveredNote(row, locale)];
  if (kind === 'deliveredAgain') return [deliveredNote(row, locale), t('deliveredAgain.note')];
  if (kind === 'objected') return [t('objected.note')];
  if (kind === 'objectionAnswered') return [t('objectionAnswered.note')];
  if (kind === 'objectionUpheld' || kind === 'objectionRejected')
    return [t('objectionDecided.reason', { reason: decisionReason ?? '' })];
  return kind === 'eventMoved' ? [t('eventMoved.note', { until: returnUntil ?? '' })] : [];
};

const priceRows = (row: TicketOrderRow, locale: Locale): EmailContent['rows'] => {
  const t = translatorOf(locale, 'tickets');
  const card = row.payments.at(-1);
  return [
    ...row.lines.map((line) => ({
      label: presentLine(line, locale).label,
      value: formatUsd(line.amount, locale),
    })),
    { label: t('rows.total'), value: formatUsd(row.total_amount, locale), isStrong: true },
    ...(card ? [{ label: t('rows.card'), value: formatCard(card) }] : []),
  ];
};

const rowsOf = ({ kind, row }: TicketEmailFacts, locale: Locale): EmailContent['rows'] => {
  const t = translatorOf(locale, 'tickets');
  return [
    { label: t('rows.event'), value: row.title },
    { label: t('rows.when'), value: startOf(row, locale) },
    { label: t('rows.where'), value: venueOf(row) },
    { label: t('rows.seats'), value: placeOfOrder(row, locale) },
    { label: t('rows.order'), value: row.code },
    ...(kind === 'confirmed' ? priceRows(row, locale) : []),
  ];
};

/** Subject and content of an email about tickets, in the language of the order. */
export const ticketEmail = (
  facts: TicketEmailFacts,
  locale: Locale,
): { subject: string; content: EmailContent } => {
  const { kind, row } = facts;
  const t = translatorOf(locale, 'tickets');
  const params = {
    title: row.title,
    firstName: row.first_name,
    count: facts.canceledCount ?? row.quantity,
    amount: formatUsd(facts.refundAmount, locale),
    startsAt: startOf(row, locale),
    movedFrom: facts.movedFrom ?? '',
  };
  return {
    subject: t(`${kind}.subject`, params),
    content: {
      locale,
      title: t(`${kind}.title`, params),
      picture: facts.picture,
      paragraphs: [t(`${kind}.lead`, params), ...notesOf(facts, locale)],
      rows: rowsOf(facts, locale),
      action: { label: t(`${kind}.button`), url: facts.actionUrl },
      footer: t('footer'),
      helpUrl: facts.helpUrl,
    },
  };
};
