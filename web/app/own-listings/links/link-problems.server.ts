import type { FieldError } from '@golark/contract/errors/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import { maxParts } from '@golark/contract/partners/rules';
import type { ApiError } from '../../platform/api-client.ts';
import { dateFormatter } from '../../platform/formatters.ts';
import { translatorOf } from '../../platform/translations.ts';

const formatDay = (day: string, locale: Locale): string =>
  dateFormatter(locale, { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const sentenceOf = (
  { code, path, params }: FieldError,
  { title, locale }: { title: string; locale: Locale },
): string => {
  const t = translatorOf(locale, 'listingLinks');
  if (code === 'part_units')
    return path === 'parts' ? t('problems.unitsHere') : t('problems.units', { title });
  if (code === 'part_is_whole') return t('problems.whole', { title });
  if (code === 'part_itself') return t('problems.itself');
  if (code === 'part_booked')
    return t('problems.booked', { title, day: formatDay(String(params['day']), locale) });
  if (code === 'too_big') return t('problems.tooMany', { maximum: maxParts });
  return t('problems.unknown', { title });
};

/** The first reason why listings cannot be linked, as a sentence; null if it is another error. */
export const linkProblem = (
  error: ApiError | null,
  { parts, titleOf, locale }: { parts: readonly string[]; titleOf: (id: string) => string; locale: Locale },
): { id: string | null; sentence: string } | null => {
  const [first] = error?.errors ?? [];
  if (!first) return null;
  const id = parts[Number(first.path.split('.')[1])] ?? null;
  return { id, sentence: sentenceOf(first, { title: id === null ? '' : titleOf(id), locale }) };
};
