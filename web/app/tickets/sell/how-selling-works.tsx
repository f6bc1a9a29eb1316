import { examplePayout } from '@golark/contract/selling/payout';
import {
  deliveryHoursBefore,
  missedDeliveryPercent,
  payoutDelayDays,
  sellerFeePercent,
} from '@golark/contract/selling/rules';
import { useTranslations } from '../../platform/translations.ts';
import { useMoney } from '../../ui/numbers.ts';

const points = ['price', 'fee', 'paid', 'deliver'] as const;

/** What a seller can rely on, and what selling costs. */
export const HowSellingWorks = () => {
  const t = useTranslations('sell.how');
  const money = useMoney();
  const words = {
    price: {},
    fee: {
      percent: sellerFeePercent,
      price: money(examplePayout.buyerPays),
      payout: money(examplePayout.total),
    },
    paid: { days: payoutDelayDays },
    deliver: { hours: deliveryHoursBefore, percent: missedDeliveryPercent },
  };
  return (
    <section className="section" aria-labelledby="sell-how">
      <h2 className="title-1 mb-6" id="sell-how">
        {t('title')}
      </h2>
      <ol className="sell-how">
        {points.map((point, index) => (
          <li key={point}>
            <i aria-hidden="true">{index + 1}</i>
            <b>{t(point, words[point])}</b>
            <span className="text-muted">{t(`${point}Text`, words[point])}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
