import { useNavigate } from 'react-router';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { useMoney } from '../ui/numbers.ts';
import { PanelButton } from '../ui/panel-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type SearchQuery, writeSearchQuery } from './search-query.ts';

const wholeDollars = (text: FormDataEntryValue | null): number | undefined => {
  const number = Number(String(text ?? '').replaceAll(/\D/g, ''));
  return number > 0 ? Math.min(10_000, number) : undefined;
};

/** Filters by the total with every fee, the same amount as on the cards. */
export const PriceFilter = ({ path, search }: { path: string; search: SearchQuery }) => {
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

type Prices = Pick<SearchQuery, 'priceFrom' | 'priceTo'>;

const PriceForm = ({ search, onApply }: { search: SearchQuery; onApply: (prices: Prices) => void }) => {
  const t = useTranslations('search.filters');
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onApply({
      priceFrom: wholeDollars(form.get('priceFrom')),
      priceTo: wholeDollars(form.get('priceTo')),
    });
  };
  return (
    <form className="price-filter" onSubmit={submit}>
      <p className="small text-muted">{t('priceNote')}</p>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('from')}
          name="priceFrom"
          inputMode="numeric"
          defaultValue={search.priceFrom ?? ''}
        />
        <TextField label={t('to')} name="priceTo" inputMode="numeric" defaultValue={search.priceTo ?? ''} />
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
