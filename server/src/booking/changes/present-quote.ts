import type { ChangeQuote } from '@golark/contract/booking-changes/schemas';
import { nightsBetween } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { usd } from '@golark/contract/money/rules';
import { type ChangedStay, presentLine } from '#pricing';
import { refundsOfPaid } from '../balance/refund-now.ts';
import type { BookingView } from '../views.ts';
import { type ChangeTerms, todayAt } from './change-terms.ts';
import { countRooms } from './remaining-rooms.ts';

const presentLines = ({ changed }: ChangeTerms, locale: Locale): ChangeQuote['lines'] =>
  changed.map(({ line, before, after }) => {
    const { code, label } = presentLine(line, locale);
    return { code, label, before: usd(before), after: usd(after), difference: usd(after - before) };
  });

const factsOf = ({ arriveDay, departDay, party, roomCount, totalAmount }: ChangeTerms['before']) => {
  const { adults, children, infants, pets } = party;
  return {
    ...{ arriveDay, departDay, guests: { adults, children, infants, pets }, total: usd(totalAmount) },
    ...{ roomCount, nights: nightsBetween(arriveDay, departDay) },
  };
};

export const presentTaxChanges = (
  changes: ChangedStay['taxChanges'],
  locale: Locale,
): ChangeQuote['taxChanges'] =>
  changes.map(({ name, nameEs, reach, limit }) => ({
    name: (locale === 'es' && nameEs) || name,
    reach,
    limit,
  }));

const presentBalance = (own: BookingView, { balance }: ChangeTerms, now: Date): ChangeQuote['balance'] =>
  balance
    ? {
        before: usd(balance.before),
        after: usd(balance.after),
        dueOn: balance.dueOn,
        isDueNow: balance.after > 0 && balance.dueOn <= todayAt(own, now),
      }
    : null;

/** A quote as the contract shows it, without its id. */
export const presentQuote = (
  own: BookingView,
  terms: ChangeTerms,
  { locale, now }: { locale: Locale; now: Date },
): Omit<ChangeQuote, 'quoteId' | 'expiresAt' | 'taxChanges'> => {
  const { before, dates, party, totalAmount, settledAmount, refundedAmount = 0, usedUp } = terms;
  const difference = totalAmount - before.totalAmount;
  const used = usedUp ? usedUp.host + usedUp.fee : 0;
  const paid = own.payments.findLast(({ status }) => status === 'SUCCEEDED');
  return {
    before: factsOf(before),
    after: factsOf({ ...dates, party, totalAmount, roomCount: countRooms(terms.rooms) }),
    lines: presentLines(terms, locale),
    difference: usd(difference),
    notRefunded: usd(settledAmount - difference - used),
    usedUp: usd(used),
    toPay: usd(Math.max(0, settledAmount)),
    toRefund: usd(refundedAmount),
    balance: presentBalance(own, terms, now),
    card: paid ? { brand: paid.brand, last4: paid.last4 } : null,
    cancellation: refundsOfPaid(terms.cancellation, terms.balance?.after ?? 0),
  };
};
