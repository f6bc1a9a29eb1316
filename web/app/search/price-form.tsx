import { type FormEvent, useEffect, useState } from 'react';
import { browserApi } from '../platform/api-client.ts';
import { readCents } from '../platform/read-cents.ts';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { useMoney } from '../ui/numbers.ts';
import { TextField } from '../ui/text-field.tsx';
import { loadPriceBounds, type PriceBounds, type Where } from './load-search.ts';
import type { SearchQuery } from './search-query.ts';

const maximumDollars = 10_000;

/** Rounded outward, so that every price in the range as typed stays in it. */
const wholeDollars = (
  text: FormDataEntryValue | null,
  round: (dollars: number) => number,
): number | undefined => {
  const dollars = round((readCents(String(text ?? '')) ?? 0) / 100);
  return dollars > 0 ? Math.min(maximumDollars, dollars) : undefined;
};

export type Prices = Pick<SearchQuery, 'priceFrom' | 'priceTo'>;

type PriceFormProps = { search: SearchQuery; where: Where; onApply: (prices: Prices) => void };

export const PriceForm = ({ search, where, onApply }: PriceFormProps) => {
  const t = useTranslations('search.filters');
  const money = useMoney();
  const [isReversed, setReversed] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const prices = {
      priceFrom: wholeDollars(form.get('priceFrom'), Math.floor),
      priceTo: wholeDollars(form.get('priceTo'), Math.ceil),
    };
    const { priceFrom = 0, priceTo = maximumDollars } = prices;
    setReversed(priceFrom > priceTo);
    if (priceFrom <= priceTo) onApply(prices);
  };
  const bounds = useBounds(search, where);
  return (
    <form className="price-filter" onSubmit={submit} noValidate>
      <p className="small text-muted">
        {t('priceNote')}
        <span className="price-bounds" role="status">
          {bounds && t('priceBounds', { from: money(bounds.lowest), to: money(bounds.highest) })}
        </span>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('from')}
          name="priceFrom"
          inputMode="numeric"
          defaultValue={search.priceFrom ?? ''}
        />
        <TextField
          label={t('to')}
          name="priceTo"
          inputMode="numeric"
          defaultValue={search.priceTo ?? ''}
          error={isReversed ? t('priceOrder') : undefined}
        />
      </div>
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onPress={() => onApply({ priceFrom: undefined, priceTo: undefined })}>
          {t('clear')}
        </Button>
        <Button type="submit" variant="primary">
          {t('show')}
        </Button>
      </div>
    </form>
  );
};

/** The lowest and the highest total of the search; null until they are loaded, and if they can't be. */
const useBounds = (search: SearchQuery, where: Where): PriceBounds | null => {
  const { destination, isState } = where;
  const [bounds, setBounds] = useState<PriceBounds | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadPriceBounds(browserApi, search, { destination, isState }).then(
      (loaded) => isCurrent && setBounds(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [search, destination, isState]);
  return bounds;
};
