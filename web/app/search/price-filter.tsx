import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from '../platform/translations.ts';
import { useMoney } from '../ui/numbers.ts';
import { PanelButton } from '../ui/panel-button.tsx';
import type { Where } from './load-search.ts';
import type { Prices } from './price-form.tsx';
import { type SearchQuery, writeSearchQuery } from './search-query.ts';

const PriceForm = lazy(() =>
  import('./price-form.tsx').then(({ PriceForm: component }) => ({ default: component })),
);

type PriceFilterProps = { path: string; search: SearchQuery; where: Where };

/** Filters by the total with every fee, the same amount as on the cards. */
export const PriceFilter = ({ path, search, where }: PriceFilterProps) => {
  const t = useTranslations('search.filters');
  const money = useMoney();
  const navigate = useNavigate();
  const { priceFrom, priceTo } = search;
  const apply = (change: Prices) => {
    navigate(`${path}${writeSearchQuery({ ...search, ...change, page: 1 })}`);
  };
  const words = () => {
    if (priceFrom && priceTo) return t('between', { from: money(priceFrom * 100), to: money(priceTo * 100) });
    if (priceTo) return t('upTo', { to: money(priceTo * 100) });
    return priceFrom ? t('atLeast', { from: money(priceFrom * 100) }) : t('price');
  };
  return (
    <PanelButton
      className="chip"
      label={t('price')}
      {...(priceFrom || priceTo ? { 'aria-current': true } : {})}
      panel={(close) => (
        <PriceForm
          search={search}
          where={where}
          onApply={(change) => {
            close();
            apply(change);
          }}
        />
      )}
    >
      {words()}
    </PanelButton>
  );
};
