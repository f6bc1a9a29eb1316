import type { Locale } from '@golark/contract/locale/rules';
import { dateFormatter } from './formatters.ts';

/** Countries that write the day first: Europe (ISO 3166-1) and Australia (specification, section 5). */
const dayFirst: ReadonlySet<string> = new Set(
  (
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV ' +
    'MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK AU'
  ).split(' '),
);

export type DateFormat = 'MM/dd/yyyy' | 'dd/MM/yyyy';

/** The format of a country (`us`, `DE`); of an unknown one, and by default, the American. */
export const dateFormatOf = (countryCode: string | null | undefined): DateFormat =>
  dayFirst.has((countryCode ?? 'us').toUpperCase()) ? 'dd/MM/yyyy' : 'MM/dd/yyyy';

/** `2026-11-20` (or an instant, in `timeZone`) as `11/20/2026` or `20/11/2026`. */
export const formatDate = (
  date: Date,
  { format, locale, timeZone }: { format: DateFormat; locale: Locale; timeZone: string },
): string => {
  const parts = dateFormatter(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const [first, second] = format === 'dd/MM/yyyy' ? ['day', 'month'] : ['month', 'day'];
  return [part(first as 'day'), part(second as 'month'), part('year')].join('/');
};
