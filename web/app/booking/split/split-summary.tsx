import { useTranslations } from '../../platform/translations.ts';
import { PriceLines } from '../../stays/index.ts';
import { useMoney } from '../../ui/numbers.ts';
import { BookingSummary } from '../booking-summary.tsx';
import type { SplitPart } from './load-split-page.ts';

type SplitProps = { parts: readonly [SplitPart, SplitPart] };

/** Cents, of both homes. */
export const totalOf = (parts: SplitProps['parts']): number =>
  parts.reduce((sum, { quote }) => sum + quote[quote.applies].total.amount, 0);

/** The lines of each home and the total of both. */
export const SplitPrice = ({ parts }: SplitProps) => {
  const t = useTranslations('booking.split');
  const money = useMoney();
  return (
    <div className="split-price">
      {parts.map(({ property, quote }) => (
        <section key={property.id}>
          <h3 className="font-semibold">{property.title}</h3>
          <PriceLines price={quote[quote.applies]} />
        </section>
      ))}
      <dl className="price-lines figures">
        <div className="price-lines-total" data-grand="">
          <dt>{t('together')}</dt>
          <dd>{money(totalOf(parts), 'cents')}</dd>
        </div>
      </dl>
    </div>
  );
};

type SplitSummaryProps = SplitProps & { changePath: string };

export const SplitSummary = ({ parts, changePath }: SplitSummaryProps) => (
  <div className="split-summary">
    {parts.map(({ property, quote, search }) => (
      <BookingSummary key={property.id} {...{ property, quote, search, changePath }} />
    ))}
  </div>
);

/** Both homes with their price. */
export const PricedSplitSummary = (props: SplitSummaryProps) => (
  <div className="split-summary">
    <SplitSummary {...props} />
    <div className="booking-summary">
      <SplitPrice parts={props.parts} />
    </div>
  </div>
);
