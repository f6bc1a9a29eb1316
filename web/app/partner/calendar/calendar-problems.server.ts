import type { FieldError } from '@golark/contract/errors/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import type { ApiError } from '../../platform/api-client.ts';
import { dateFormatter } from '../../platform/formatters.ts';
import { type FieldErrors, fieldSentenceOf } from '../../platform/page/field-errors.ts';
import { translatorOf } from '../../platform/translations.ts';

const formatDay = (day: string, locale: Locale): string =>
  dateFormatter(locale, { month: 'short', day: 'numeric', weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const dayCodes = ['night_booked', 'night_closed', 'nights_kept_closed'] as const;
const dateFields = /^(from|until|arriveDay|departDay)$/;

const sentenceOf = (error: FieldError, locale: Locale): string => {
  const t = translatorOf(locale, 'hostCalendar');
  const { code, path, params } = error;
  const ofDay = dayCodes.find((one) => one === code);
  if (ofDay) return t(`problems.${ofDay}`, { day: formatDay(String(params['day']), locale) });
  if (code === 'stay_past') return t('problems.past');
  if (code === 'stay_too_far') return t('problems.tooFar', { limit: Number(params['limit']) });
  if (code === 'range_days') return t('problems.order');
  if (code === 'rule_limit') return t('problems.ruleLimit', { maximum: Number(params['maximum']) });
  if (dateFields.test(path)) return t('problems.date');
  if (/^(nightly|price)/.test(path)) return t('problems.price');
  if (path === 'minNights') return t('problems.minNights', { maximum: Number(params['maximum'] ?? 365) });
  if (path === 'isBlocked' && code === 'required') return t('problems.nothing');
  if (path === 'name') return t('problems.name');
  return fieldSentenceOf(error, locale);
};

/** The field of the form for a path of the body. */
const fieldOf = (path: string): string => {
  if (path.startsWith('nightly') || path.startsWith('price')) return 'price';
  return { from: 'first', until: 'last', isBlocked: 'do', guestsMayArrive: 'arrive' }[path] ?? path;
};

/** The sentences at the fields of a form for what a call has rejected. */
export const calendarErrors = (error: ApiError, locale: Locale): FieldErrors => {
  const errors = 'errors' in error && Array.isArray(error.errors) ? (error.errors as FieldError[]) : [];
  const sentences: Record<string, string> = {};
  for (const one of errors) sentences[fieldOf(one.path)] ??= sentenceOf(one, locale);
  return sentences;
};

/** A sentence about what no field is to blame for; null if there is none. */
export const calendarDetail = (error: ApiError, locale: Locale): string | null => {
  const t = translatorOf(locale, 'hostCalendar');
  if (error.code === 'DATES_UNAVAILABLE') return t('problems.preparation');
  if (error.code !== 'INVALID_STATE') return null;
  const { reason, day } = error as { reason?: string; day?: string | null };
  const words = { day: day ? formatDay(day, locale) : '' };
  if (reason === 'sold') return t('problems.undoSold', words);
  if (reason === 'changed') return t('problems.undoChanged', words);
  if (reason === 'kept-closed') return t('problems.undoKeptClosed', words);
  if (reason === 'past') return t('problems.undoPast');
  return reason === 'undone' ? t('problems.undone') : null;
};
