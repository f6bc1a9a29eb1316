import type { Booking } from '@golark/contract/booking/schemas';
import type { Policy } from '@golark/contract/insurance/schemas';
import type { PricePassport } from '@golark/contract/pricing/passport-schemas';
import { useTranslations } from '../platform/translations.ts';
import { PriceInputs, PriceLines } from '../stays/index.ts';
import { Badge } from '../ui/badge.tsx';
import { TextLink } from '../ui/link.tsx';
import { useMoney } from '../ui/numbers.ts';
import { Price } from '../ui/price.tsx';
import { cardOfTrip, moneyOf, shownCharges, wasCharged } from './trip-money.ts';

/** Every price line, what was paid with which card and what was refunded; after a refund it nets to what was kept. */
type ReceiptProps = {
  booking: Booking;
  /** The inputs of the price, once they are asked for; null for a trip without them. */
  passport: PricePassport | null | undefined;
  insurance: Policy | null;
};

export const TripReceipt = ({ booking, passport, insurance }: ReceiptProps) => {
  const t = useTranslations('trips');
  const { refunded, kept } = moneyOf(booking);
  const hasRefund = refunded > 0;
  const isDue = booking.balance !== null && booking.balance.status !== 'PAID';
  const isPaid =
    wasCharged(booking) && shownCharges(booking).every(({ status }) => status === 'PAID') && !isDue;
  return (
    <section className="panel trip-receipt" id="receipt">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="title-3">{t(wasCharged(booking) ? 'receipt' : 'price')}</h2>
        {isPaid && !hasRefund && <Badge tone="success">{t('paidInFull')}</Badge>}
      </div>
      {hasRefund ? (
        <Price total={kept} detail="cents" size="large" words={t('afterRefund')} />
      ) : (
        <Price total={booking.total.amount} detail="cents" size="large" nights={booking.nights} />
      )}
      {!hasRefund && <Charges booking={booking} insurance={insurance} />}
      <PriceLines price={booking.price} />
      <WhyPrice passport={passport} />
      {hasRefund && <Settlement booking={booking} />}
    </section>
  );
};

/** A link that loads the inputs, so that trips without a reader of them stay small; it works without scripts. */
const WhyPrice = ({ passport }: Pick<ReceiptProps, 'passport'>) => {
  const t = useTranslations('trips');
  if (passport === undefined)
    return (
      <p className="small">
        <TextLink to="?why=price#receipt">{t('whyPrice')}</TextLink>
      </p>
    );
  return passport ? <PriceInputs passport={passport} /> : <p className="small">{t('noPassport')}</p>;
};

const Charges = ({ booking, insurance }: Pick<ReceiptProps, 'booking' | 'insurance'>) => {
  const t = useTranslations('trips');
  const money = useMoney();
  const { others } = moneyOf(booking);
  const rest = insurance?.premium.amount === others ? 'insurance' : 'others';
  return (
    <ul className="grid gap-1">
      {shownCharges(booking).map((charge) => (
        <li key={charge.bookingChargeNumber} className="small text-muted">
          {t(`charges.${charge.status}`, {
            amount: money(charge.amount.amount, 'cents'),
            last4: charge.card.last4,
          })}
        </li>
      ))}
      {others > 0 && (
        <li className="small text-muted">{t(`charges.${rest}`, { amount: money(others, 'cents') })}</li>
      )}
    </ul>
  );
};

const Settlement = ({ booking }: { booking: Booking }) => {
  const t = useTranslations('trips.settled');
  const money = useMoney();
  const { paid, kept } = moneyOf(booking);
  const last4 = cardOfTrip(booking)?.last4 ?? '';
  return (
    <dl className="price-lines figures">
      <div>
        <dt>{t('paid', { last4 })}</dt>
        <dd>{money(paid, 'cents')}</dd>
      </div>
      {booking.refunds.map((refund) => (
        <div key={refund.id} data-discount="">
          <dt>{t(`refunds.${refund.status}`)}</dt>
          <dd>{money(-refund.amount.amount, 'cents')}</dd>
        </div>
      ))}
      <div className="price-lines-total">
        <dt>{t('kept')}</dt>
        <dd>{money(kept, 'cents')}</dd>
      </div>
    </dl>
  );
};
