import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { NavigationLink, PageLink } from './link.tsx';
import { useNumber } from './numbers.ts';

type TabLinksProps = {
  label: string;
  tabs: readonly { to: string; title: string; count?: number; end?: boolean; isCurrent?: boolean }[];
  className?: string;
};

/** Views that have an address each. Scrolls the current tab into view without scrolling the page. */
export const TabLinks = ({ label, tabs, className }: TabLinksProps) => {
  const bar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>(`[aria-current="page"]`);
    if (bar.current && current && pathname) bar.current.scrollLeft = current.offsetLeft - 16;
  }, [pathname]);
  return (
    <nav ref={bar} className={className ? `tabs ${className}` : 'tabs'} aria-label={label}>
      {tabs.map(({ title, count, ...tab }) => (
        <AreaLink key={tab.to} {...tab}>
          {title} <Count value={count} />
        </AreaLink>
      ))}
    </nav>
  );
};

type AreaLinkProps = { to: string; end?: boolean; isCurrent?: boolean; children: ReactNode };

/** As NavigationLink; `isCurrent` marks it on pages of its area whose paths are not below its own. */
export const AreaLink = ({ to, end = true, isCurrent = false, children }: AreaLinkProps) =>
  isCurrent ? (
    <PageLink to={to} aria-current="page">
      {children}
    </PageLink>
  ) : (
    <NavigationLink to={to} end={end}>
      {children}
    </NavigationLink>
  );

const Count = ({ value }: { value: number | undefined }) => {
  const number = useNumber();
  return value === undefined ? null : <span className="count">{number(value)}</span>;
};
