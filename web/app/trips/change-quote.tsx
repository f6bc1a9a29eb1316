import type { Booking } from '@golark/contract/booking/schemas';
import type { ChangeQuote as Quote } from '@golark/contract/booking-changes/schemas';
import { tripPath } from '@golark/contract/paths';
import { knownBrand } from '@golark/contract/payments/rules';
import type { Card } from '@golark/contract/payments/schemas';
import { useEffect, useRef } from 'react';
import { ActionForm } from '../platform/page/action-form.tsx';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { CancellationLine } from '../stays/cancellation-line.tsx';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import { useFormatGuests } from '../ui/format-guests.ts';
import { useFormatTripDates } from '../ui/format-trip-dates.ts';
import { TextLink } from '../ui/link.tsx';
import { NativeSelect } from '../ui/native-select.tsx';
import { useMoney } from '../ui/numbers.ts';
import { Price } from '../ui/price.tsx';
import { acceptChangeIntent } from './change-intents.ts';

type ChangeQuoteProps = {
  booking: Booking;
  quote: Quote;
  /** The rooms that remain, as the form said them; empty if it said nothing of rooms. */
  rooms: string;
  cards: readonly Card[];
  outcome: FormOutcome | undefined;
};

/** What a change costs, line by line, and the form that makes it. */
export const ChangeQuote = ({ booking, quote, rooms, cards, outcome }: ChangeQuoteProps) => {
  const t = useTranslations('tripChange');
  const heading = useRef<HTMLHeadingElement>(null);
  // the price is the answer to the form above it
  useEffect(() => {
    if (quote.quoteId) heading.current?.focus();
  }, [quote.quoteId]);
  return (
    <section className="panel change-quote">
      <h2 className="title-2" ref={heading} tabIndex={-1}>
        {t('newPrice')}
      </h2>
      <Stays quote={quote} />
      <Lines quote={quote} />
      <TaxChanges quote={quote} />
      <Settlement quote={quote} />
      <CancellationLine cancellation={quote.cancellation} timeZone={booking.property.timeZone} />
      <Accept {...{ booking, quote, rooms, cards, outcome }} />
    </section>
  );
};

const Stays = ({ quote }: { quote: Quote }) => {
  const t = useTranslations('tripChange');
  const formatTripDates = useFormatTripDates();
  const formatGuests = useFormatGuests();
  const hasFewerRooms = quote.after.roomCount < quote.before.roomCount;
  const textOf = ({ arriveDay, departDay, guests, nights, roomCount }: Quote['before']): string =>
    t(hasFewerRooms ? 'stayWithRooms' : 'stay', {
      rooms: roomCount,
      dates: formatTripDates({ arriveDay, departDay }),
      nights,
      guests: formatGuests({
        ...{ adults: guests.adults, infants: guests.infants, pets: guests.pets ? 1 : 0 },
        childAges: Array.from({ length: guests.children }, () => null),
      }),
    });
  return (
    <dl className="change-stays">
      <div>
        <dt>{t('before')}</dt>
        <dd className="text-muted">{textOf(quote.before)}</dd>
      </div>
      <div>
        <dt>{t('after')}</dt>
        <dd>
          <b>{textOf(quote.after)}</b>
        </dd>
      </div>
    </dl>
  );
};

/** Each line before and after; both columns are named for those who hear them. */
const Lines = ({ quote }: { quote: Quote }) => {
  const t = useTranslations('tripChange');
  const money = useMoney();
  const { before, after, difference } = quote;
  const total = { code: 'total', label: t('total'), before: before.total, after: after.total, difference };
  return (
    <dl className="price-lines change-lines figures">
      {[...quote.lines, total].map((line) => (
        <div
          key={`${line.code}${line.label}`}
          {...(line.code === 'total' ? { className: 'price-lines-total' } : {})}
        >
          <dt>{line.code === 'nights' ? t('nights', { nights: after.nights }) : line.label}</dt>
          <dd>
            {line.difference.amount !== 0 && (
              <span className="text-muted change-before">
                <span className="sr-only">{t('before')}: </span>
                <s>{money(line.before.amount, 'cents')}</s>
                <span className="sr-only">, {t('after')}: </span>
              </span>
            )}{' '}
            {money(line.after.amount, 'cents')}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** Why a lodging tax appears, disappears or covers a part of the nights. */
const TaxChanges = ({ quote: { taxChanges } }: { quote: Quote }) => {
  const t = useTranslations('tripChange.taxChanges');
  return taxChanges.map(({ name, reach, limit }) => (
    <p key={name} className="small text-muted">
      {t(reach, { name, limit })}
    </p>
  ));
};

/** Nights or rooms that the booking would no longer have: they can be sold again. */
const givesUpNights = ({ before, after }: Quote): boolean =>
  after.arriveDay > before.arriveDay ||
  after.departDay < before.departDay ||
  after.roomCount < before.roomCount;

/** The part of a refund that comes off the balance, in cents. */
const offBalanceOf = ({ balance }: Quote): number =>
  balance ? balance.before.amount - balance.after.amount : 0;

/** The rest that is to be paid after the change, and when. */
const BalanceAfter = ({ quote: { balance } }: { quote: Quote }) => {
  const t = useTranslations('tripChange');
  const money = useMoney();
  const formatDay = useFormatFullDay();
  if (!balance || balance.after.amount === 0) return null;
  const amount = money(balance.after.amount, 'cents');
  return (
    <p className="small text-muted">
      {balance.isDueNow
        ? t('balanceNow', { amount })
        : t('balance', { amount, day: formatDay(balance.dueOn) })}
    </p>
  );
};

const Settlement = ({ quote }: { quote: Quote }) => {
  const t = useTranslations('tripChange');
  const brands = useTranslations('ui.card.brands');
  const money = useMoney();
  const { toPay, toRefund, notRefunded, usedUp, card } = quote;
  const offBalance = offBalanceOf(quote);
  const refund = {
    amount: money(toRefund.amount, 'cents'),
    card: card ? `${brands(knownBrand(card.brand))} ${card.last4}` : '',
  };
  return (
    <div className="change-settlement">
      {toPay.amount > 0 && <Price total={toPay.amount} detail="cents" size="grand" words={t('youPay')} />}
      {toRefund.amount > 0 && (
        <Price total={toRefund.amount} detail="cents" size="grand" words={t('youGetBack')} />
      )}
      {toPay.amount === 0 && toRefund.amount === 0 && offBalance === 0 && (
        <p className="title-3">{t('nothing')}</p>
      )}
      {offBalance > 0 && <p className="title-3">{t('offBalance', { amount: money(offBalance, 'cents') })}</p>}
      <BalanceAfter quote={quote} />
      {toRefund.amount > 0 && <p className="small text-muted">{t('refundTo', refund)}</p>}
      {usedUp.amount > 0 && (
        <p className="small text-muted">{t('usedUp', { amount: money(usedUp.amount, 'cents') })}</p>
      )}
      {notRefunded.amount > 0 && (
        <p className="small text-muted">
          {t('notRefunded', { amount: money(notRefunded.amount, 'cents') })}{' '}
          {givesUpNights(quote) && t('moreIfResold')}
        </p>
      )}
    </div>
  );
};

const Accept = ({ booking, quote, rooms, cards, outcome }: ChangeQuoteProps) => {
  const t = useTranslations('tripChange');
  const payments = useTranslations('payments');
  const brands = useTranslations('ui.card.brands');
  const money = useMoney();
  const nameOf = ({ brand, last4 }: Pick<Card, 'brand' | 'last4'>): string =>
    payments('cardEnding', { brand: brands(knownBrand(brand)), last4 });
  const { toPay, toRefund, card, before: _before, after } = quote;
  const others = cards.filter(({ brand, last4 }) => brand !== card?.brand || last4 !== card.last4);
  const submit = () => {
    if (toPay.amount > 0) return t('pay', { amount: money(toPay.amount, 'cents') });
    return toRefund.amount > 0 ? t('refund', { amount: money(toRefund.amount, 'cents') }) : t('change');
  };
  const { guests } = after;
  const asked = {
    ...{ dateFrom: after.arriveDay, dateTo: after.departDay, pets: guests.pets ? '1' : '0' },
    ...{ adults: guests.adults, children: guests.children, infants: guests.infants },
    ...(rooms ? { rooms } : {}),
  };
  return (
    <ActionForm
      intent={acceptChangeIntent}
      outcome={outcome}
      submit={submit()}
      variant="primary"
      beside={<TextLink to={tripPath(booking.id)}>{t('keep')}</TextLink>}
    >
      <input type="hidden" name="quoteId" value={quote.quoteId} />
      {Object.entries(asked).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {toPay.amount > 0 && (
        <NativeSelect
          name="savedCardId"
          label={t('card')}
          options={[
            ...(card ? [{ value: '', label: nameOf(card) }] : []),
            ...others.map((other) => ({ value: other.id, label: nameOf(other) })),
          ]}
        />
      )}
      <p className="small text-muted">{t('until')}</p>
    </ActionForm>
  );
};
