import { tripPath } from '@golark/contract/paths';
import type { Transaction } from 'kysely';
import { lockOrderOfItem, type OrderLine, refundItem, sendRefundSoon } from '#orders';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { formatDay, formatUsd } from '#platform/format';
import { publicUrlOf } from '#platform/public-url';
import { translatorOf } from '#platform/translator-of';
import { unpaidOf } from '../balance/refund-now.ts';
import { localeOfBooking } from '../present-booking.ts';
import { findPassport } from '../price-passports.ts';
import {
  type PaidParts,
  paidByNight,
  refundForResale,
  sumByPart,
  unitNights,
} from '../rules/paid-by-night.ts';
import { type BookingView, findBookingView } from '../views.ts';
import { nightsAreFinalFrom } from './resale.ts';
import { roomNightsOf } from './return-nights.ts';
import { type DueNight, lockDueNights, markRefunded, postponeDue, type Resale } from './store.ts';

const dayMilliseconds = 86_400_000;

type RefundedNight = DueNight & { lost: PaidParts };

/** What goes back for each night, by what the new guest pays for it; nights that they no longer have are left out. */
const refundsOf = async (
  trx: Transaction<DB>,
  sale: BookingView,
  nights: readonly DueNight[],
): Promise<RefundedNight[]> => {
  const rates = (await findPassport(trx, sale.id))?.nights ?? [];
  const paid = paidByNight(sumByPart(sale.lines), unitNights(roomNightsOf(sale)), rates);
  return nights.flatMap((night) => {
    const sold = paid.find(
      (each) =>
        each.roomTypeId === night.roomTypeId && each.night === night.night && each.unit === night.unit,
    );
    return sold ? [{ ...night, lost: night, ...refundForResale(night, sold) }] : [];
  });
};

/** A guest who never paid the balance has lost less than what a change left unrefunded. */
const upTo = (mostAmount: number, nights: readonly RefundedNight[]): RefundedNight[] => {
  let left = Math.max(0, mostAmount);
  return nights.map((night) => {
    const host = Math.min(night.host, left);
    const fee = Math.min(night.fee, left - host);
    left -= host + fee;
    return { ...night, host, fee };
  });
};

/** The lines from whose receivers the refund is taken back. */
const linesOf = (own: BookingView, refunded: readonly PaidParts[]): OrderLine[] => {
  const part = (code: 'nights' | 'service_fee', kind: keyof PaidParts): OrderLine[] => {
    const line = own.lines.find((each) => each.code === code);
    const amount = refunded.reduce((sum, night) => sum + night[kind], 0);
    return line && amount > 0 ? [{ ...line, item_id: own.id, position: 0, amount }] : [];
  };
  return [...part('nights', 'host'), ...part('service_fee', 'fee')];
};

const writeEmail = async (
  ctx: Context,
  trx: Transaction<DB>,
  { own, cause, nights }: { own: BookingView; cause: string; nights: readonly RefundedNight[] },
): Promise<void> => {
  const locale = localeOfBooking(own);
  const t = translatorOf(locale, 'resoldNights');
  const stay = own.snapshot.title[locale];
  const isOffBalance = unpaidOf(own) > 0;
  const amount = formatUsd(
    nights.reduce((sum, { host, fee }) => sum + host + fee, 0),
    locale,
  );
  await ctx.emails.write(trx, {
    cause,
    recipient: own.guest.email,
    accountId: own.account_id,
    kind: null,
    locale,
    subject: t(isOffBalance ? 'subjectOffBalance' : 'subject', { nights: nights.length, amount, stay }),
    content: {
      locale,
      title: t('title', { nights: nights.length }),
      paragraphs: [
        t(isOffBalance ? 'leadOffBalance' : 'lead', {
          firstName: own.guest.firstName,
          nights: nights.length,
          amount,
          stay,
        }),
      ],
      rows: nights.map(({ night, host, fee }) => ({
        label: formatDay(night, locale),
        value: formatUsd(host + fee, locale),
      })),
      action: { label: t('button'), url: publicUrlOf(ctx, tripPath(own.id)) },
      footer: t('footer'),
    },
  });
};

/**
 * Refunds the nights of a booking that were sold to another one, once its guest can no longer cancel them for a refund. Nights that were
 * refunded, or are no longer sold, are left alone.
 */
export const refundResold = async (ctx: Context, resale: Resale): Promise<void> => {
  const own = await findBookingView(ctx.db, resale.bookingId);
  if (!own) return;
  const { refundId } = await refundItem(ctx, {
    ...{ orderId: own.order_id, itemId: own.id, reason: 'resold' },
    decide: async (trx, mostAmount) => {
      const now = ctx.clock.now();
      // a cancellation of the new booking waits for this, or this for it
      await lockOrderOfItem(trx, resale.saleId);
      const due = await lockDueNights(trx, resale, now);
      const sale = await findBookingView(trx, resale.saleId);
      if (due.length === 0 || !sale) return null;
      // a guest who never pays the balance keeps the host from more than their deposit
      const finalAt =
        unpaidOf(sale) > 0 ? new Date(now.getTime() + dayMilliseconds) : nightsAreFinalFrom(sale, now);
      if (finalAt > now) {
        await postponeDue(trx, resale, finalAt);
        return null;
      }
      const isSold = sale.item_status === 'CONFIRMED' || sale.item_status === 'COMPLETED';
      const refunds = isSold ? await refundsOf(trx, sale, due) : [];
      const nights = upTo(mostAmount, refunds);
      await markRefunded(trx, nights, now);
      const lines = linesOf(own, nights);
      if (lines.length === 0) return null;
      const cause = `resold:${nights[0]?.id}`;
      await writeEmail(ctx, trx, { own, cause, nights });
      return { cause, lines };
    },
  });
  if (refundId) await sendRefundSoon(ctx, refundId);
};
