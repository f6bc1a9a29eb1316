import { useState } from 'react';
import {
  DialogTrigger,
  Button as FieldButton,
  Popover,
  Dialog as PopoverDialog,
} from 'react-aria-components';
import { useNavigate } from 'react-router';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { useMoney } from '../ui/numbers.ts';
import { TextField } from '../ui/text-field.tsx';
import { type SearchQuery, writeSearchQuery } from './search-query.ts';

const wholeDollars = (text: FormDataEntryValue | null): number | undefined => {
  const number = Number(String(text ?? '').replaceAll(/\D/g, ''));
  return number > 0 ? Math.min(10_000, number) : undefined;
};

/** From and to, of the total with every fee: the same figure as on the cards. */
export function PriceFilter({ path, search }: { path: string; search: SearchQuery }) {
  const t = useTranslations('search.filters');
  const money = useMoney();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { priceFrom, priceTo } = search;
  const apply = (change: Pick<SearchQuery, 'priceFrom' | 'priceTo'>) => {
    setOpen(false);
    navigate(`${path}${writeSearchQuery({ ...search, ...change, page: 1 })}`);
  };
  const words = () => {
    if (priceFrom && priceTo) return t('between', { from: money(priceFrom * 100), to: money(priceTo * 100) });
    if (priceTo) return t('upTo', { to: money(priceTo * 100) });
    return priceFrom ? t('atLeast', { from: money(priceFrom * 100) }) : t('price');
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <FieldButton className="chip" {...(priceFrom || priceTo ? { 'aria-current': true } : {})}>
        {words()}
      </FieldButton>
      <Popover className="popover" data-sheet data-padded offset={8}>
        <PopoverDialog aria-label={t('price')} className="outline-none">
          <form
            className="price-filter"
            onSubmit={(event) => {
              event.preventDefault();
              const form = new FormData(event.currentTarget);
              apply({
                priceFrom: wholeDollars(form.get('priceFrom')),
                priceTo: wholeDollars(form.get('priceTo')),
              });
            }}
          >
            <p className="small text-muted">{t('priceNote')}</p>
            <div className="grid grid-cols-2 gap-3">
              <TextField
                label={t('from')}
                name="priceFrom"
                inputMode="numeric"
                defaultValue={priceFrom ?? ''}
              />
              <TextField label={t('to')} name="priceTo" inputMode="numeric" defaultValue={priceTo ?? ''} />
            </div>
            <div className="flex justify-end gap-2">
              <Button variant="quiet" onPress={() => apply({ priceFrom: undefined, priceTo: undefined })}>
                {t('clear')}
              </Button>
              <Button type="submit" variant="primary">
                {t('show')}
              </Button>
            </div>
          </form>
        </PopoverDialog>
      </Popover>
    </DialogTrigger>
  );
}
