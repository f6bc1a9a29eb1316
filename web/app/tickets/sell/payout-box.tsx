import { dayInZone } from '@golark/contract/dates/rules';
import { examplePayout } from '@golark/contract/selling/payout';
import type { Payout } from '@golark/contract/selling/payout-schemas';
import { missedDeliveryPercent } from '@golark/contract/selling/rules';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatDay } from '../../ui/format-times.ts';
import { useMoney } from '../../ui/numbers.ts';

type Place = { startsAt: string; venue: { timeZone: string } };

type PayoutLinesProps = { payout: Payout; price: number; quantity: number };

/** From what the buyer pays to what the seller gets. */
export const PayoutLines = ({ payout, price, quantity }: PayoutLinesProps) => {
  const t = useTranslations('sell.payout');
  const money = useMoney();
  const words = {
    count: quantity,
    price: money(price, 'cents'),
    percent: payout.sellerFeePercent,
  };
  return (
    <dl className="price-lines figures">
      {payout.lines.map(({ code, amount }) => (
        <div key={code}>
          <dt>{t(code, words)}</dt>
          <dd>{money(amount.amount, 'cents')}</dd>
        </div>
      ))}
      <div className="price-lines-total">
        <dt>{t('total')}</dt>
        <dd>{money(payout.total.amount, 'cents')}</dd>
      </div>
    </dl>
  );
};

/** When the money is paid. */
export const PayoutDates = ({ event, payout }: { event: Place; payout: Payout }) => {
  const t = useTranslations('sell.payout');
  const formatDay = useFormatDay();
  const eventDay = dayInZone(new Date(event.startsAt), event.venue.timeZone);
  return (
    <ol className="payout-dates small">
      <li>
        <b>{t('sold')}</b>
        <span>{t('soldText')}</span>
      </li>
      <li>
        <b>{formatDay(eventDay)}</b>
        <span>{t('eventText')}</span>
      </li>
      <li>
        <b>{formatDay(payout.paidOn)}</b>
        <span>{t('paidText')}</span>
      </li>
    </ol>
  );
};

type PayoutBoxProps = {
  event: Place;
  payout: Payout | null;
  price: number;
  /** 0 until the seats are chosen: the payout is then for a pair. */
  quantity: number;
};

/** What the seller gets, before anything is listed. */
export const PayoutBox = ({ event, payout, price, quantity }: PayoutBoxProps) => {
  const t = useTranslations('sell.payout');
  const money = useMoney();
  if (!payout) {
    const words = { price: money(examplePayout.buyerPays), payout: money(examplePayout.total) };
    return <p className="text-muted">{t('empty', words)}</p>;
  }
  const count = quantity || 2;
  return (
    <div className="payout-box">
      <div role="status">
        <p className="small text-muted">{t(quantity > 0 ? 'title' : 'sample', { count })}</p>
        <p className="payout-total figures">{money(payout.total.amount, 'cents')}</p>
      </div>
      <PayoutLines payout={payout} price={price} quantity={count} />
      <PayoutDates event={event} payout={payout} />
      <p className="small text-muted">{t('missed', { percent: missedDeliveryPercent })}</p>
    </div>
  );
};
