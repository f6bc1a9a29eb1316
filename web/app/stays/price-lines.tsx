import type { Price, PriceLine } from '@golark/contract/pricing/schemas';
import { useTranslations } from '../platform/translations.ts';
import { Icon, InfoIcon } from '../ui/icon.tsx';
import { useMoney } from '../ui/numbers.ts';

/** Every line of a price; they add up to the total to the cent. */
export const PriceLines = ({ price, isGrand = false }: { price: Price; isGrand?: boolean }) => {
  const t = useTranslations('stays.price');
  const money = useMoney();
  return (
    <dl className="price-lines figures">
      {price.lines.map((line) => (
        <div key={`${line.code}${line.label}`} {...(line.amount.amount < 0 ? { 'data-discount': '' } : {})}>
          <dt>
            {line.code === 'nights' ? (
              t('nights', {
                nights: price.nightly.length,
                average: money(Math.round(line.amount.amount / price.nightly.length)),
              })
            ) : (
              <ExplainedLine line={line} />
            )}
          </dt>
          <dd>{money(line.amount.amount, 'cents')}</dd>
        </div>
      ))}
      <div className="price-lines-total" data-grand={isGrand ? '' : undefined}>
        <dt>{t('totalUsd')}</dt>
        <dd>{money(price.total.amount, 'cents')}</dd>
      </div>
    </dl>
  );
};

/** The name of a line; pressed, it says what the line is for. */
const ExplainedLine = ({ line }: { line: PriceLine }) => {
  const t = useTranslations('stays.price');
  if (line.code === 'nights') return line.label;
  return (
    <details className="price-line-why">
      <summary>
        <span>{line.label}</span>
        <span className="sr-only">{t('why')}</span>
        <Icon of={InfoIcon} size={16} />
      </summary>
      <p className="small">{t(`lines.${line.code}`)}</p>
    </details>
  );
};
