import type { Day } from '@golark/contract/dates/rules';
import { type Locale, languageTag } from '@golark/contract/locale/rules';

// creating a formatter takes far longer than using it
const usdFormats = new Map<Locale, Intl.NumberFormat>();
const instantFormats = new Map<string, Intl.DateTimeFormat>();

const cachedIn = <Key, Format>(cache: Map<Key, Format>, key: Key, create: () => Format): Format => {
  const known = cache.get(key);
  if (known) return known;
  const created = create();
  cache.set(key, created);
  return created;
};

/** `formatUsd(12345, 'en')` is `$123.45`; a discount has a true minus sign, as on pages: `−$36.00`. */
export const formatUsd = (cents: number, locale: Locale): string =>
  cachedIn(
    usdFormats,
    locale,
    () => new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency: 'USD' }),
  )
    .format(cents / 100)
    .replace('-', '\u2212');

/** `Visa 4242` */
export const formatCard = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ${last4}`;

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** `Dec 7, 2026`: the day that an instant falls on in a zone. */
export const formatDayOf = (at: Date, { timeZone, locale }: { timeZone: string; locale: Locale }): string =>
  cachedIn(
    dayFormats,
    `${locale} ${timeZone}`,
    () => new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeZone }),
  ).format(at);

/** `Dec 7, 2026`, a day without an instant. */
export const formatDay = (day: Day, locale: Locale): string =>
  formatDayOf(new Date(`${day}T00:00:00Z`), { timeZone: 'UTC', locale });

/** `4 PM`, as on pages. */
const withoutFullHour = (words: string): string => words.replace(':00', '');

/** `Mon, Dec 7, 2026, 4 PM MST`. */
export const formatInstant = (at: Date, { timeZone, locale }: { timeZone: string; locale: Locale }): string =>
  withoutFullHour(
    cachedIn(
      instantFormats,
      `${locale} ${timeZone}`,
      () =>
        new Intl.DateTimeFormat(languageTag(locale), {
          weekday: 'short',
          year: 'numeric',
          month: 'short',
          day: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
          timeZoneName: 'short',
          timeZone,
        }),
    ).format(at),
  );

const timeFormats = new Map<string, Intl.DateTimeFormat>();

/** `5:30 PM` or `4 PM` in a zone. */
export const formatTime = (at: Date, { timeZone, locale }: { timeZone: string; locale: Locale }): string =>
  withoutFullHour(
    cachedIn(
      timeFormats,
      `${locale} ${timeZone}`,
      () => new Intl.DateTimeFormat(languageTag(locale), { hour: 'numeric', minute: '2-digit', timeZone }),
    ).format(at),
  );
