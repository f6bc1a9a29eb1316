import { type ReviewSort, reviewSorts } from '@golark/contract/stays/rules';
import { Form, useNavigate } from 'react-router';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { SearchIcon } from '../ui/icon.tsx';
import { NativeSelect } from '../ui/native-select.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { ReviewsQuery } from './reviews-query.ts';

type FiltersProps = {
  path: string;
  query: ReviewsQuery;
  stayParams: [string, string][];
  pathOf: (change: { sort: ReviewSort }) => string;
};

/** Search and order of reviews: a plain form, which works without JavaScript; with it a new order applies at once. */
export const ReviewFilters = ({ path, query, stayParams, pathOf }: FiltersProps) => {
  const t = useTranslations('reviews');
  const navigate = useNavigate();
  const kept = query.topic ? [...stayParams, ['topic', query.topic] as const] : stayParams;
  return (
    <Form method="get" action={path} className="review-filters" key={`${query.q} ${query.sort}`}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        label={t('search')}
        name="q"
        type="search"
        enterKeyHint="search"
        maxLength={100}
        defaultValue={query.q}
        icon={SearchIcon}
      />
      <NativeSelect
        label={t('sort')}
        name="sort"
        defaultValue={query.sort}
        options={reviewSorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        onChange={(event) => {
          const sort = reviewSorts.find((order) => order === event.currentTarget.value);
          if (sort) navigate(pathOf({ sort }), { preventScrollReset: true });
        }}
      />
      <Button type="submit">{t('find')}</Button>
    </Form>
  );
};
