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

/** With the arrows they fill a narrow screen; of more pages it shows the first, the current and the last. */
const mostOnPhones = 4;

/** Real links, so that every page can be opened, shared and crawled. Pages are numbered from 1. */
export const Pages = ({ current, count, hrefOf, isReplacing = false }: PagesProps) => {
  const t = useTranslations('ui.pages');
  if (count <= 1) return null;
  const shown = pagesToShow(current, count);
  const isBetween = (page: number | null | undefined): boolean =>
    count > mostOnPhones && typeof page === 'number' && ![1, current, count].includes(page);
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
        {shown.map((page, position) => (
          <li
            key={page ?? `gap-${position}`}
            data-between={isBetween(page) ? gapOf(shown, { position, isBetween }) : undefined}
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

type Between = { position: number; isBetween: (page: number | null | undefined) => boolean };

/** In place of a page that phones leave out: dots, unless they are next to it already. */
const gapOf = (shown: readonly (number | null)[], { position, isBetween }: Between): string => {
  const [before, after] = [shown[position - 1], shown[position + 1]];
  return before === null || after === null || isBetween(before) ? '' : '…';
};

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
