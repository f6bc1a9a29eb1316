import { addDays } from '@golark/contract/dates/rules';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { nightsBetween } from '../ui/format-range.ts';
import { TextLink } from '../ui/link.tsx';
import type { FoundPage } from './load-search-page.ts';
import { writeSearchQuery } from './search-query.ts';

type LongerHintProps = Pick<FoundPage, 'path' | 'search'> & {
  longer: NonNullable<FoundPage['found']['longer']>;
};

/** Stays that a rule hides, one press away. */
export const LongerHint = ({ path, search, longer: { nights, stayCount } }: LongerHintProps) => {
  const t = useTranslations('search.longer');
  const { dateFrom = '', dateTo = '' } = search;
  const more = nights - nightsBetween({ start: dateFrom, end: dateTo });
  const to = { ...search, dateTo: addDays(dateTo, more), page: 1 };
  return (
    <Alert title={t('title', { count: stayCount, nights })}>
      <TextLink to={`${path}${writeSearchQuery(to)}`} replace>
        {t('add', { nights: more })}
      </TextLink>
    </Alert>
  );
};
