import { useNavigate } from 'react-router';
import { useTranslations } from '../platform/translations.ts';
import { Icon, SortIcon } from '../ui/icon.tsx';
import { type SearchQuery, writeSearchQuery } from './search-query.ts';

const sorts = ['best', 'price-low', 'price-high', 'rating'] as const;

/** A native select in a small pill; without JavaScript it has a submit button. */
export const SortSelect = ({ path, search }: { path: string; search: SearchQuery }) => {
  const t = useTranslations('search.filters');
  const navigate = useNavigate();
  const kept = new URLSearchParams(writeSearchQuery({ ...search, sort: 'best', page: 1 }));
  return (
    <form className="sort-select" action={path} method="get">
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <span className="sort-select-box" data-default={search.sort === 'best' ? '' : undefined}>
        <Icon of={SortIcon} size={18} />
        <select
          name="sort"
          aria-label={t('sort')}
          value={search.sort}
          onChange={(event) => {
            const sort = sorts.find((order) => order === event.currentTarget.value);
            if (sort) navigate(`${path}${writeSearchQuery({ ...search, sort, page: 1 })}`, { replace: true });
          }}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </select>
      </span>
      <noscript>
        <button type="submit" className="button" data-variant="secondary" data-size="small">
          {t('show')}
        </button>
      </noscript>
    </form>
  );
};
