import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { NavigationLink } from './link.tsx';
import { useNumber } from './numbers.ts';

type TabLinksProps = {
  label: string;
  tabs: readonly { to: string; title: string; count?: number; end?: boolean }[];
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
      {tabs.map(({ to, title, count, end = true }) => (
        <NavigationLink key={to} to={to} end={end}>
          {title} <Count value={count} />
        </NavigationLink>
      ))}
    </nav>
  );
};

const Count = ({ value }: { value: number | undefined }) => {
  const number = useNumber();
  return value === undefined ? null : <span className="count">{number(value)}</span>;
};
