import { dateFormatter } from '../platform/formatters.ts';
import { useLocale } from '../platform/translations.ts';

/** A day without an hour, `2026-11-13`. */
export type IsoDate = string;

const asUtc = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`);

const shortDay: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };

const known = new Map<string, string>();
const maxKnown = 500;

/** `Nov 13 – 17`, `Nov 28 – Dec 2`; the year only where it is not the given one. */
export const formatRange = (range: DateRange, locale: 'en' | 'es', currentYear?: number): string => {
  // the cards of a page show the same few ranges, and formatting one takes as long as rendering the rest of a card
  const key = `${locale} ${range.start} ${range.end} ${currentYear}`;
  const words = known.get(key) ?? wordsOfRange(range, locale, currentYear);
  if (known.size >= maxKnown) known.clear();
  known.set(key, words);
  return words;
};

const wordsOfRange = (range: DateRange, locale: 'en' | 'es', currentYear?: number): string => {
  const [start, end] = [asUtc(range.start), asUtc(range.end)];
  const needsYear = currentYear !== undefined && end.getUTCFullYear() !== currentYear;
  const options = { ...shortDay, ...(needsYear ? { year: 'numeric' as const } : {}), timeZone: 'UTC' };
  const words = dateFormatter(locale, options).formatRange(start, end);
  // engines put different spaces around the dash; the result is the same everywhere
  return words.replace(/\s*[–-]\s*/gu, ' – ');
};

export type DateRange = { start: IsoDate; end: IsoDate };

export const nightsBetween = ({ start, end }: DateRange): number =>
  Math.round((asUtc(end).getTime() - asUtc(start).getTime()) / 86_400_000);

export const useFormatRange = () => {
  const locale = useLocale();
  return (range: DateRange, currentYear?: number) => formatRange(range, locale, currentYear);
};
