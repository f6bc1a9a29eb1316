import { missedDeliveryPercent, type SaleState } from '@golark/contract/selling/rules';
import type { Sale } from '@golark/contract/selling/schemas';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { useFormatDay, useFormatInstant } from '../../ui/format-times.ts';
import { useMoney } from '../../ui/numbers.ts';
import { useFormatDeadline } from '../parts/format-deadline.ts';
import { useEventDayBlock } from '../parts/use-event-day-block.ts';
import { usePlaceLine } from '../parts/use-place-text.ts';
import { PayoutLines } from '../sell/payout-box.tsx';
import { DeliverForm } from './deliver-form.tsx';
import { saleAnchor } from './sale-anchor.ts';
import { SaleObjection } from './sale-objection.tsx';

type SaleCardProps = {
  sale: Sale;
  /** Of its page. */
  isFirst: boolean;
  outcome: FormOutcome | undefined;
};

const tones: Record<SaleState, BadgeTone> = {
  DUE: 'warning',
  DELIVERED: 'success',
  MISSED: 'danger',
  CANCELED: 'neutral',
};

/** A sale: what has to be delivered and until when, and when it is paid. */
export const SaleCard = ({ sale, isFirst, outcome }: SaleCardProps) => {
  const t = useTranslations('seller.sold');
  const money = useMoney();
  const formatInstant = useFormatInstant();
  const placeLine = usePlaceLine();
  const { above, day, below } = useEventDayBlock()(sale.event);
  const { orderId, code, event, place, quantity, payout, payoutState, soldAt, canDeliver } = sale;
  return (
    <article className="seller-card" id={saleAnchor(orderId).slice(1)}>
      <div className="seller-card-main">
        <span className="seller-day" aria-hidden="true">
          <span>{above}</span>
          <b>{day}</b>
          {below && <span>{below}</span>}
        </span>
        <div className="seller-card-words">
          <h3>{event.title}</h3>
          <p className="small text-muted">
            {event.venue.name} · {placeLine(place, quantity)}
          </p>
          <p className="small text-muted">
            {t('code', { code })} · {t('soldAt', { at: formatInstant(soldAt, event.venue.timeZone) })}
          </p>
          <SaleBadge sale={sale} />
        </div>
        <p className="seller-card-price figures">
          <b>{money(payoutState === 'REVERSED' ? 0 : payout.total.amount, 'cents')}</b>
          <span className="small text-muted">{t('you')}</span>
          <span className="small">{t('quantity', { count: quantity })}</span>
        </p>
      </div>
      <div className="seller-card-more">
        <SaleWords sale={sale} />
        <SaleObjection sale={sale} outcome={outcome} />
        {canDeliver && <DeliverForm {...{ sale, isFirst, outcome }} />}
        {payoutState !== 'REVERSED' && <SaleLines sale={sale} />}
      </div>
    </article>
  );
};

const SaleBadge = ({ sale: { state, deliverBy, event, payoutState, objection } }: { sale: Sale }) => {
  const t = useTranslations('seller.sold');
  const formatDeadline = useFormatDeadline();
  if (payoutState === 'STOPPED')
    return (
      <p className="seller-badges">
        <Badge tone="danger">{t('objection.badge')}</Badge>
      </p>
    );
  const at = deliverBy ? formatDeadline(deliverBy, event.venue.timeZone) : '';
  return (
    <p className="seller-badges">
      <Badge tone={tones[state]}>
        {objection?.state === 'UPHELD' ? t('objection.lost') : t(`state.${state}`, { at })}
      </Badge>
    </p>
  );
};

/** What happened to the tickets, and what happens to the money. */
const SaleWords = ({ sale }: { sale: Sale }) => {
  const t = useTranslations('seller.sold');
  const formatDay = useFormatDay();
  const money = useMoney();
  const { payout, payoutState, transferredWith } = sale;
  const paid = { amount: money(payout.total.amount, 'cents'), day: formatDay(payout.paidOn) };
  return (
    <p className="small">
      <DeliveredWords sale={sale} />
      {transferredWith && `${t('transferred', transferredWith)} `}
      {t(`payout.${payoutState}`, paid)}
    </p>
  );
};

const DeliveredWords = ({ sale }: { sale: Sale }) => {
  const { state, deliveredAt, deliverBy, event, objection } = sale;
  const t = useTranslations('seller.sold');
  const formatInstant = useFormatInstant();
  if (objection?.state === 'UPHELD') return `${t('upheldText', { percent: missedDeliveryPercent })} `;
  if (state === 'MISSED') return `${t('missedText', { percent: missedDeliveryPercent })} `;
  if (state === 'CANCELED') return `${t('canceledText')} `;
  if (state === 'DUE') return null;
  if (deliverBy === null || deliveredAt === null) return `${t('deliveredAtOnce')} `;
  return `${t('deliveredAt', { at: formatInstant(deliveredAt, event.venue.timeZone) })} `;
};

const SaleLines = ({ sale: { payout, quantity } }: { sale: Sale }) => {
  const t = useTranslations('seller.sold');
  const paid = payout.lines.find(({ code }) => code === 'buyer_pays')?.amount.amount ?? 0;
  return (
    <details className="sale-lines">
      <summary className="text-link small">{t('lines')}</summary>
      <PayoutLines payout={payout} price={Math.round(paid / quantity)} quantity={quantity} />
    </details>
  );
};
