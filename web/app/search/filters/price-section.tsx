import { maxPrice } from '@golark/contract/search/rules';
import type { TotalsHistogram } from '@golark/contract/search/schemas';
import { useState } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { readCents } from '../../platform/read-cents.ts';
import { useTranslations } from '../../platform/translations.ts';
import { useMoney } from '../../ui/numbers.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { SearchQuery } from '../search-query.ts';

type Prices = Pick<SearchQuery, 'priceFrom' | 'priceTo'>;

type PriceSectionProps = {
  prices: Prices;
  /** The totals of the search; null if there are none, undefined before they are loaded. */
  totals: TotalsHistogram | null | undefined;
  onChange: (prices: Prices) => void;
};

/** The total with every fee, the same amount as on the cards. */
export const PriceSection = ({ prices, totals, onChange }: PriceSectionProps) => {
  const t = useTranslations('searchFilters.price');
  return (
    <section className="filter-section" aria-labelledby="filter-price">
      <h3 id="filter-price" className="title-3">
        {t('title')}
      </h3>
      <p className="small text-muted">{totals === null ? t('noTotals') : t('note')}</p>
      {totals !== null && (
        <div className="price-range">{totals && <PriceRange {...{ prices, totals, onChange }} />}</div>
      )}
      <PriceFields prices={prices} onChange={onChange} />
    </section>
  );
};

const endOf = ({ from, step, counts }: TotalsHistogram): number => from + step * counts.length;

type PriceRangeProps = { prices: Prices; totals: TotalsHistogram; onChange: (prices: Prices) => void };

const PriceRange = ({ prices, totals, onChange }: PriceRangeProps) => {
  const t = useTranslations('searchFilters.price');
  const money = useMoney();
  const [lowest, highest] = [totals.from, endOf(totals)];
  const within = (dollars: number) => Math.min(highest, Math.max(lowest, dollars));
  const set = [within(prices.priceFrom ?? lowest), within(prices.priceTo ?? highest)];
  const [moved, setMoved] = useState<number[] | null>(null);
  const [from = lowest, to = highest] = moved ?? set;
  const most = Math.max(1, ...totals.counts);
  return (
    <Slider
      minValue={lowest}
      maxValue={highest}
      step={totals.step}
      value={[from, to]}
      onChange={setMoved}
      onChangeEnd={([least = lowest, greatest = highest]) => {
        setMoved(null);
        onChange({
          priceFrom: least <= lowest ? undefined : least,
          priceTo: greatest >= highest ? undefined : greatest,
        });
      }}
      formatOptions={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
      aria-label={t('title')}
    >
      <div className="price-bars" aria-hidden="true">
        {totals.counts.map((count, index) => {
          const start = totals.from + index * totals.step;
          const isIn = start + totals.step > from && start < to;
          return (
            <i
              key={start}
              style={{ height: `${count === 0 ? 0 : Math.max(4, (count / most) * 100)}%` }}
              data-in={isIn ? '' : undefined}
            />
          );
        })}
      </div>
      <SliderTrack className="price-track">
        <SliderThumb index={0} className="price-thumb" aria-label={t('least')} />
        <SliderThumb index={1} className="price-thumb" aria-label={t('most')} />
      </SliderTrack>
      <p className="price-ends small text-muted figures" aria-hidden="true">
        <span>{money(from * 100)}</span>
        <span>{to >= maxPrice ? `${money(maxPrice * 100)}+` : money(to * 100)}</span>
      </p>
    </Slider>
  );
};

/** Rounded outward, so that every price in the range as typed stays in it. */
const dollarsOf = (text: string, round: (dollars: number) => number): number | undefined => {
  const dollars = round((readCents(text) ?? 0) / 100);
  return dollars > 0 ? Math.min(maxPrice, dollars) : undefined;
};

const textOf = (dollars: number | undefined): string => (dollars === undefined ? '' : String(dollars));

const PriceFields = ({ prices, onChange }: Pick<PriceSectionProps, 'prices' | 'onChange'>) => {
  const t = useTranslations('searchFilters.price');
  const [typed, setTyped] = useState<{ from: string; to: string } | null>(null);
  const shown = typed ?? { from: textOf(prices.priceFrom), to: textOf(prices.priceTo) };
  const [isReversed, setReversed] = useState(false);
  const apply = () => {
    if (!typed) return;
    const priceFrom = dollarsOf(typed.from, Math.floor);
    const priceTo = dollarsOf(typed.to, Math.ceil);
    const areReversed = (priceFrom ?? 0) > (priceTo ?? maxPrice);
    setReversed(areReversed);
    if (areReversed) return;
    setTyped(null);
    onChange({ priceFrom, priceTo });
  };
  const field = (name: 'from' | 'to') => ({
    inputMode: 'numeric' as const,
    value: shown[name],
    placeholder: t('any'),
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...shown, [name]: event.currentTarget.value }),
    onBlur: apply,
    onKeyDown: (event: { key: string }) => {
      if (event.key === 'Enter') apply();
    },
  });
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField label={t('from')} {...field('from')} />
      <TextField label={t('to')} {...field('to')} error={isReversed ? t('order') : undefined} />
    </div>
  );
};
