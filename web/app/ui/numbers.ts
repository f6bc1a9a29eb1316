import { numberFormatter } from '../platform/formatters.ts';
import { useLocale } from '../platform/translations.ts';

/** `cents` for checkout and receipts, `dollars` (rounded) for cards, pins and calendars. */
export type MoneyDetail = 'cents' | 'dollars';

/** 118400 cents → `$1,184.00` or `$1,184`; a discount has a true minus sign: `−$36.00`. */
export const formatMoney = (amount: number, detail: MoneyDetail, locale: 'en' | 'es'): string => {
  const digits = detail === 'cents' ? 2 : 0;
  const format = numberFormatter(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const words = format.format(Math.abs(amount) / 100);
  const isNegative = amount < 0 && /[1-9]/.test(words);
  return isNegative ? `\u2212${words}` : words;
};

export const useMoney = () => {
  const locale = useLocale();
  return (amount: number, detail: MoneyDetail = 'dollars') => formatMoney(amount, detail, locale);
};

export const useNumber = () => {
  const locale = useLocale();
  return (value: number, options: Intl.NumberFormatOptions = {}) =>
    numberFormatter(locale, options).format(value);
};
