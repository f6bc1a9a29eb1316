import { helpPath } from '@golark/contract/paths';
import { useTranslations } from '../platform/translations.ts';
import { TextLink } from '../ui/link.tsx';
import { Pages } from '../ui/pages.tsx';
import type { FoundPage } from './load-search-page.ts';
import { pageCountOf, pageSizeOf, writeSearchQuery } from './search-query.ts';

/** Which results are shown, how they are ordered, and the other pages. */
export const ResultsFoot = ({ page: { path, found, search } }: { page: FoundPage }) => {
  const t = useTranslations('search');
  const total = found.estimatedTotalResults;
  const pageSize = pageSizeOf(search);
  return (
    <div className="search-foot">
      {total > 0 && (
        <span className="small text-muted">
          {t('range', {
            from: (search.page - 1) * pageSize + 1,
            to: Math.min(total, search.page * pageSize),
            total,
          })}
        </span>
      )}
      {total > 1 && (
        <TextLink to={`${helpPath()}#search`} className="small">
          {t('filters.order')}
        </TextLink>
      )}
      <Pages
        current={search.page}
        count={pageCountOf(search, total)}
        hrefOf={(number) => `${path}${writeSearchQuery({ ...search, page: number })}`}
        isReplacing
      />
    </div>
  );
};
