import type { Locale } from '@golark/contract/locale/rules';
import { exampleForMembers } from '@golark/contract/tickets/price-parts';
import type { ServerMessages } from '@golark/messages/server/en';
import type { EmailContent } from '#platform/email/render-email';
import { formatUsd } from '#platform/format';
import { translatorOf } from '#platform/translator-of';
import { type PricedLine, presentLine } from '#pricing';

type Messages = ServerMessages['membershipEmails'];

/** Emails about a membership: those whose messages have a subject. */
export type MembershipEmailKind = {
  [Key in keyof Messages]: Messages[Key] extends { subject: string } ? Key : never;
}[keyof Messages];

/** What an email is written from. Days are formatted in the language of the account; amounts are cents. */
export interface MembershipEmailFacts {
  kind: MembershipEmailKind;
  firstName: string;
  /** The day on which the period ends. */
  endsOn: string;
  renews: boolean;
  renewalAmount: number;
  /** What the current period cost, and what the member has saved in it. */
  feeAmount: number;
  savedAmount: number;
  /** The share of the service fee of event tickets that a member doesn't pay. */
  ticketFeePercentOff: number;
  /** `30 and 7` */
  noticeDays: string;
  /** Of the invoice that the email is about. */
  invoice: {
    code: string;
    lines: readonly PricedLine[];
    totalAmount: number;
    /** `Visa 4242`; null if no card was charged. */
    card: string | null;
    /** Until when the period can be refunded; null if it can't. */
    refundableUntil: string | null;
    refundedAmount: number;
    /** When the card is tried again; null if it is not. */
    nextAttempt: string | null;
    /** Until when an unpaid renewal can be paid. */
    payableUntil: string | null;
  } | null;
  accountUrl: string;
  helpUrl: string;
}

type Translate = ReturnType<typeof translatorOf<'membershipEmails'>>;

const paramsOf = (facts: MembershipEmailFacts, locale: Locale) => ({
  firstName: facts.firstName,
  renews: String(facts.renews),
  endsOn: facts.endsOn,
  price: formatUsd(facts.renewalAmount, locale),
  fee: formatUsd(facts.feeAmount, locale),
  saved: formatUsd(facts.savedAmount, locale),
  days: facts.noticeDays,
  amount: formatUsd(facts.invoice?.totalAmount ?? 0, locale),
  refund: formatUsd(facts.invoice?.refundedAmount ?? 0, locale),
  nextAttempt: facts.invoice?.nextAttempt ?? '',
  payableUntil: facts.invoice?.payableUntil ?? '',
  refundableUntil: facts.invoice?.refundableUntil ?? '',
});

type Params = ReturnType<typeof paramsOf>;

const ticketsNotes = (
  t: Translate,
  { ticketFeePercentOff: percent }: MembershipEmailFacts,
  locale: Locale,
) => {
  if (percent === 0) return [];
  const { count, usual, member } = exampleForMembers(percent);
  const amounts = { usual: formatUsd(usual, locale), member: formatUsd(member, locale) };
  return [t('joined.tickets', { percent, count, ...amounts })];
};

const termsNotes = (t: Translate, facts: MembershipEmailFacts, params: Params): string[] => [
  t(facts.renews ? 'terms.renews' : 'terms.ends', params),
  ...(facts.invoice?.refundableUntil ? [t('terms.refund', params)] : []),
];

/** A notice begins with what was saved and what the renewal costs. */
const worthNote = (
  t: Translate,
  { savedAmount, renewalAmount }: MembershipEmailFacts,
  params: Params,
): string => t(savedAmount < renewalAmount ? 'worth.less' : 'worth.more', params);

const paragraphsOf = (t: Translate, facts: MembershipEmailFacts, locale: Locale): string[] => {
  const { kind, invoice } = facts;
  const params = paramsOf(facts, locale);
  const lead = t(`${kind}.lead`, params);
  if (kind === 'joined') return [lead, ...ticketsNotes(t, facts, locale), ...termsNotes(t, facts, params)];
  if (kind === 'renewed') return [lead, ...termsNotes(t, facts, params)];
  if (kind === 'notice') return [worthNote(t, facts, params), lead, t('notice.note', params)];
  if (kind === 'failed')
    return [lead, t(invoice?.nextAttempt ? 'failed.again' : 'failed.last', params), t('failed.note', params)];
  return [lead, t(`${kind}.note`, params)];
};

const rowsOf = (
  t: Translate,
  { kind, invoice }: MembershipEmailFacts,
  locale: Locale,
): EmailContent['rows'] => {
  if (!invoice || (kind !== 'joined' && kind !== 'renewed')) return [];
  return [
    { label: t('rows.code'), value: invoice.code },
    ...invoice.lines.map((line) => ({
      label: presentLine(line, locale).label,
      value: formatUsd(line.amount, locale),
    })),
    { label: t('rows.total'), value: formatUsd(invoice.totalAmount, locale), isStrong: true },
    ...(invoice.card ? [{ label: t('rows.card'), value: invoice.card }] : []),
  ];
};

/** Subject and content of an email about a membership. */
export const membershipEmail = (
  facts: MembershipEmailFacts,
  locale: Locale,
): { subject: string; content: EmailContent } => {
  const t = translatorOf(locale, 'membershipEmails');
  const params = paramsOf(facts, locale);
  return {
    subject: t(`${facts.kind}.subject`, params),
    content: {
      locale,
      title: t(`${facts.kind}.title`, params),
      paragraphs: paragraphsOf(t, facts, locale),
      rows: rowsOf(t, facts, locale),
      action: { label: t(`${facts.kind}.button`), url: facts.accountUrl },
      footer: t('footer'),
      helpUrl: facts.helpUrl,
    },
  };
};
