import type { Locale } from '@golark/contract/locale/rules';
import type { MonthPrice } from '@golark/contract/search/schemas';
import { dateFormatter } from '../platform/formatters.ts';
import { translatorOf } from '../platform/translations.ts';
import { formatMoney } from '../ui/numbers.ts';

/** The table of months, in words: the browser loads no code for it. */
export type PresentedMonths = {
  /** When it is cheap, and when it is not; null if all months cost about the same or none is known. */
  summary: string | null;
  months: {
    month: string;
    label: string;
    /** null without a free stay. */
    amount: string | null;
    /** The amount relative to the most expensive month, from 0 to 1. */
    share: number;
    mark: 'lowest' | 'highest' | null;
  }[];
};

/** Less than this between the cheapest and the most expensive month is no difference worth a sentence. */
const sameShare = 0.03;

const nameOfMonth = (month: string, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  dateFormatter(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));

export const presentMonths = (months: readonly MonthPrice[], locale: Locale): PresentedMonths => {
  const t = translatorOf(locale, 'destinations');
  const priced = months.flatMap(({ month, nightly }) => (nightly ? [{ month, amount: nightly.amount }] : []));
  const sorted = priced.toSorted((one, other) => one.amount - other.amount);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  const isWorthSaying =
    lowest && highest && highest.amount - lowest.amount > highest.amount * sameShare
      ? { lowest, highest }
      : null;
  const money = (amount: number) => formatMoney(amount, 'dollars', locale);
  return {
    summary:
      isWorthSaying &&
      t('months.summary', {
        cheap: nameOfMonth(isWorthSaying.lowest.month, locale, { month: 'long' }),
        least: money(isWorthSaying.lowest.amount),
        dear: nameOfMonth(isWorthSaying.highest.month, locale, { month: 'long' }),
        most: money(isWorthSaying.highest.amount),
      }),
    months: months.map(({ month, nightly }) => ({
      month,
      label: nameOfMonth(month, locale, { month: 'short', year: 'numeric' }),
      amount: nightly && money(nightly.amount),
      share: nightly && highest ? nightly.amount / highest.amount : 0,
      mark:
        (month === isWorthSaying?.lowest.month && 'lowest') ||
        (month === isWorthSaying?.highest.month && 'highest') ||
        null,
    })),
  };
};
