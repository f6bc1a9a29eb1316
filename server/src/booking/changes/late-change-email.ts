import { contactPath, tripPath } from '@golark/contract/paths';
import type { Context } from '#platform/context';
import { formatUsd } from '#platform/format';
import { publicUrlOf } from '#platform/public-url';
import { translatorOf } from '#platform/translator-of';
import { localeOfBooking } from '../present-booking.ts';
import { findBookingView } from '../views.ts';
import { listChangesOfOrder } from './store.ts';

/** Tells the guest that a payment for a change arrived when the change was no longer possible, and is refunded. */
export const writeLateChangeEmails = async (
  ctx: Context,
  { orderId, refundAmount }: { orderId: string; refundAmount: number },
): Promise<void> => {
  for (const { id: changeId, bookingId } of await listChangesOfOrder(ctx.db, orderId)) {
    const booking = await findBookingView(ctx.db, bookingId);
    if (!booking) continue;
    const locale = localeOfBooking(booking);
    const t = translatorOf(locale, 'bookingChanges');
    const amount = formatUsd(refundAmount, locale);
    await ctx.db.transaction().execute((trx) =>
      ctx.emails.write(trx, {
        cause: `late-change:${changeId}`,
        recipient: booking.guest.email,
        accountId: booking.account_id,
        kind: null,
        locale,
        subject: t('late.subject', { stay: booking.snapshot.title[locale] }),
        content: {
          locale,
          title: t('late.title'),
          paragraphs: [
            t('late.lead', { firstName: booking.guest.firstName }),
            t('guest.refunded', { amount }),
          ],
          rows: [
            { label: t('rows.code'), value: booking.confirmation_code },
            { label: t('rows.stay'), value: booking.snapshot.title[locale] },
            { label: t('rows.refunded'), value: amount, isStrong: true },
          ],
          action: { label: t('guest.button'), url: publicUrlOf(ctx, tripPath(booking.id)) },
          footer: t('guest.footer'),
          helpUrl: publicUrlOf(ctx, contactPath()),
        },
      }),
    );
  }
};
