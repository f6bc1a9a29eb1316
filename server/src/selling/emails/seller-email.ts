import type { Locale } from '@golark/contract/locale/rules';
import type { EmailContent } from '#platform/email/render-email';
import { formatDayOf, formatInstant, formatUsd } from '#platform/format';
import { translatorOf } from '#platform/translator-of';
import { startOf, venueOf, wordsOfPlace } from '#tickets';
import { presentSeats } from '../present-listing.ts';
import { paysAtOf } from '../rules/delivery-deadline.ts';
import { latestObjection } from '../rules/objecting.ts';
import { penaltyOf } from '../rules/payout.ts';
import { type ObjectionStep, objectionSteps, type SellerEmailKind } from '../sale-jobs.ts';
import type { SaleRow } from '../store/sales.ts';

export interface SellerEmailFacts {
  kind: SellerEmailKind;
  row: SaleRow;
  firstName: string;
  saleUrl: string;
  helpUrl: string;
}

const paramsOf = ({ row, firstName }: SellerEmailFacts, locale: Locale) => {
  const timeZone = row.time_zone;
  const paidOn = paysAtOf({ startsAt: row.starts_at, timeZone });
  return {
    firstName,
    title: row.title,
    count: row.quantity,
    price: formatUsd(row.price_amount * row.quantity, locale),
    payout: formatUsd(row.payout_amount, locale),
    paid: formatUsd(row.paid_amount ?? 0, locale),
    penalty: formatUsd(penaltyOf(row.price_amount * row.quantity), locale),
    paidOn: formatDayOf(paidOn, { timeZone, locale }),
    deliverBy: row.deliver_by ? formatInstant(row.deliver_by, { timeZone, locale }) : '',
  };
};

/** Whether the email is about what the buyer said about delivered tickets. */
export const isAboutObjection = (kind: SellerEmailKind): kind is ObjectionStep =>
  objectionSteps.some((step) => step === kind);

const objectionNotes = (facts: SellerEmailFacts, kind: ObjectionStep, locale: Locale): string[] => {
  const objection = latestObjection(facts.row);
  const t = translatorOf(locale, 'sellerEmails');
  const params = paramsOf(facts, locale);
  const reason = t('objection.reason', { reason: objection?.reason ?? '' });
  if (kind === 'objectionWithdrawn') return [t('objectionWithdrawn.note', params)];
  if (kind === 'objectionUpheld') return [reason, t('missed.note', params)];
  if (kind === 'objectionRejected') return [reason, t('objectionRejected.note', params)];
  return [t(`objected.${objection?.kind ?? 'refused'}`, params), t('objected.note', params)];
};

const notesOf = (facts: SellerEmailFacts, locale: Locale): string[] => {
  const { kind, row } = facts;
  const t = translatorOf(locale, 'sellerEmails');
  const params = paramsOf(facts, locale);
  if (isAboutObjection(kind)) return objectionNotes(facts, kind, locale);
  if (kind === 'missed') return [t('missed.note', params)];
  if (kind === 'paid') return row.paid_amount === row.payout_amount ? [] : [t('paid.less', params)];
  const how = row.sale_delivery === 'transfer' ? 'transfer' : 'upload';
  if (kind === 'reminder') return [t(`reminder.${how}`, params)];
  return [t(row.deliver_by ? `sold.${how}` : 'sold.delivered', params), t('sold.payout', params)];
};

const rowsOf = (facts: SellerEmailFacts, locale: Locale): EmailContent['rows'] => {
  const { kind, row } = facts;
  const t = translatorOf(locale, 'sellerEmails');
  const { deliverBy, payout } = paramsOf(facts, locale);
  const isDue = row.deliver_by !== null && (kind === 'sold' || kind === 'reminder');
  return [
    { label: t('rows.event'), value: row.title },
    { label: t('rows.when'), value: startOf(row, locale) },
    { label: t('rows.where'), value: venueOf(row) },
    { label: t('rows.seats'), value: wordsOfPlace(presentSeats(row, row.seats), locale) },
    { label: t('rows.order'), value: row.code },
    ...(isDue ? [{ label: t('rows.deliverBy'), value: deliverBy, isStrong: true }] : []),
    ...(kind === 'sold' ? [{ label: t('rows.payout'), value: payout, isStrong: true }] : []),
  ];
};

/** Subject and content of an email to the seller of tickets. */
export const sellerEmail = (
  facts: SellerEmailFacts,
  locale: Locale,
): { subject: string; content: EmailContent } => {
  const { kind } = facts;
  const t = translatorOf(locale, 'sellerEmails');
  const params = paramsOf(facts, locale);
  return {
    subject: t(`${kind}.subject`, params),
    content: {
      locale,
      title: t(`${kind}.title`, params),
      paragraphs: [t(`${kind}.lead`, params), ...notesOf(facts, locale)],
      rows: rowsOf(facts, locale),
      action: { label: t(`${kind}.button`), url: facts.saleUrl },
      footer: t('footer'),
      helpUrl: facts.helpUrl,
    },
  };
};
