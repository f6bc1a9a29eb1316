import type { Day } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';

const tagOf: Record<Locale, string> = { en: 'en-US', es: 'es-US' };

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

/** `formatUsd(12345, 'en')` is `$123.45`. */
export const formatUsd = (cents: number, locale: Locale): string =>
  cachedIn(
    usdFormats,
    locale,
    () => new Intl.NumberFormat(tagOf[locale], { style: 'currency', currency: 'USD' }),
  ).format(cents / 100);

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** `Dec 7, 2026`: the day that an instant falls on in a zone. */
export const formatDayOf = (at: Date, { timeZone, locale }: { timeZone: string; locale: Locale }): string =>
  cachedIn(
    dayFormats,
    `${locale} ${timeZone}`,
    () => new Intl.DateTimeFormat(tagOf[locale], { dateStyle: 'medium', timeZone }),
  ).format(at);

/** `Dec 7, 2026`, a day without an instant. */
export const formatDay = (day: Day, locale: Locale): string =>
  formatDayOf(new Date(`${day}T00:00:00Z`), { timeZone: 'UTC', locale });

/** `Mon, Dec 7, 2026, 4:00 PM MST`. */
export const formatInstant = (at: Date, { timeZone, locale }: { timeZone: string; locale: Locale }): string =>
  cachedIn(
    instantFormats,
    `${locale} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(tagOf[locale], {
        weekday: 'short',
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
        timeZone,
      }),
  ).format(at);

const timeFormats = new Map<string, Intl.DateTimeFormat>();

/** `5:30 PM` in a zone. */
export const formatTime = (at: Date, { timeZone, locale }: { timeZone: string; locale: Locale }): string =>
  cachedIn(
    timeFormats,
    `${locale} ${timeZone}`,
    () => new Intl.DateTimeFormat(tagOf[locale], { hour: 'numeric', minute: '2-digit', timeZone }),
  ).format(at);
