import { feedFaults } from '@golark/contract/calendar-feeds/rules';
import type { FieldError } from '@golark/contract/errors/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import { translatorOf } from '../../platform/translations.ts';

/** Why the address of a calendar was refused; null for errors that every form may have. */
export const feedUrlProblem = (
  errors: readonly Pick<FieldError, 'path' | 'code' | 'params'>[],
  locale: Locale,
): string | null => {
  const t = translatorOf(locale, 'calendarFeeds');
  const error = errors.find(({ path }) => path === 'url');
  if (error?.code === 'feed_known') return t('faults.known');
  if (error?.code === 'feed_limit') return t('faults.limit', { maximum: Number(error.params['maximum']) });
  const fault = feedFaults.find((one) => error?.code === `feed_${one}`);
  return fault ? t(`faults.${fault}`) : null;
};
