import { useTranslations } from '../platform/translations.ts';
import { type IconButtonLook, iconButtonLook } from './button-look.ts';
import { ChevronLeftIcon, ChevronRightIcon, Icon } from './icon.tsx';
import { PageLink } from './link.tsx';

type PagesProps = {
  current: number;
  count: number;
  hrefOf: (page: number) => string;
  /** Back leads to what was there before the first page. */
  isReplacing?: boolean;
};

/** Real links, so that every page can be opened, shared and crawled. Pages are numbered from 1. */
export const Pages = ({ current, count, hrefOf, isReplacing = false }: PagesProps) => {
  const t = useTranslations('ui.pages');
  if (count <= 1) return null;
  return (
    <nav className="pages" aria-label={t('label')}>
      <ul>
        {current > 1 && (
          <li>
            <StepLink
              icon={ChevronLeftIcon}
              label={t('previous')}
              to={hrefOf(current - 1)}
              replace={isReplacing}
            />
          </li>
        )}
        {pagesToShow(current, count).map((page, position) => (
          <li
            key={page ?? `gap-${position}`}
            {...(page !== null && Math.abs(page - current) === 1 && page !== 1 && page !== count
              ? { 'data-near': '' }
              : {})}
          >
            {page === null ? (
              <span className="gap">…</span>
            ) : (
              <PageLink
                to={hrefOf(page)}
                replace={isReplacing}
                className="icon-button"
                aria-label={t('page', { page })}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </PageLink>
            )}
          </li>
        ))}
        {current < count && (
          <li>
            <StepLink
              icon={ChevronRightIcon}
              label={t('next')}
              to={hrefOf(current + 1)}
              replace={isReplacing}
            />
          </li>
        )}
      </ul>
    </nav>
  );
};

type StepLinkProps = Pick<IconButtonLook, 'icon' | 'label'> & { to: string; replace: boolean };

/** To the page before or after this one. */
const StepLink = ({ icon, label, ...link }: StepLinkProps) => (
  <PageLink {...link} {...iconButtonLook({ label, isLined: true })}>
    <Icon of={icon} size={20} />
  </PageLink>
);

/** First, near, last; null is a gap of two pages or more: page 5 of 10 gives 1 … 4 5 6 … 10. */
export const pagesToShow = (current: number, count: number): (number | null)[] => {
  const wanted = new Set([1, count, current - 1, current, current + 1]);
  const shown: (number | null)[] = [];
  for (let page = 1; page <= count; page++) {
    const fillsGapOfOne = wanted.has(page - 1) && wanted.has(page + 1);
    if (wanted.has(page) || fillsGapOfOne) shown.push(page);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
};
