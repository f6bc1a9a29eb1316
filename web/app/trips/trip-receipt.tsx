import type { Booking } from '@golark/contract/booking/schemas';
import { useTranslations } from '../platform/translations.ts';
import { PriceLines } from '../stays/index.ts';
import { Badge } from '../ui/badge.tsx';
import { useMoney } from '../ui/numbers.ts';
import { Price } from '../ui/price.tsx';
import { wasCharged } from './was-charged.ts';

/** What was or will be paid with which card, what was refunded, and every price line. */
export const TripReceipt = ({ booking }: { booking: Booking }) => {
  const t = useTranslations('trips');
  const money = useMoney();
  const isPaid = booking.charges.length > 0 && booking.charges.every(({ status }) => status === 'PAID');
  return (
    <section className="panel trip-receipt" id="receipt">
      <div className="flex items-start justify-between gap-3">
        <h2 className="title-3">{t(wasCharged(booking) ? 'receipt' : 'price')}</h2>
        {isPaid && booking.refunds.length === 0 && <Badge tone="success">{t('paidInFull')}</Badge>}
      </div>
      <Price total={booking.total.amount} detail="cents" size="large" nights={booking.nights} />
      <ul className="grid gap-1">
        {booking.charges.map((charge) => (
          <li key={charge.bookingChargeNumber} className="small text-muted">
            {t(`charges.${charge.status}`, {
              amount: money(charge.amount.amount, 'cents'),
              last4: charge.card.last4,
            })}
          </li>
        ))}
        {booking.refunds.map((refund) => (
          <li key={refund.id} className="small text-muted">
            {t(`refunds.${refund.status}`, { amount: money(refund.amount.amount, 'cents') })}
          </li>
        ))}
      </ul>
      <PriceLines price={booking.price} />
    </section>
  );
};
