import { type ReactNode, useEffect, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { useLocation } from 'react-router';
import { NavigationLink } from './link.tsx';
import { useNumber } from './numbers.ts';

type TabsProps = {
  label: string;
  tabs: readonly { id: string; title: string; count?: number; content: ReactNode }[];
  selected?: string;
  onChange?: (id: string) => void;
};

/** Views inside one page; where each has an address of its own, use TabLinks. */
export const Tabs = ({ label, tabs, selected, onChange }: TabsProps) => (
  <AriaTabs
    {...(selected === undefined ? {} : { selectedKey: selected })}
    {...(onChange ? { onSelectionChange: (key: string | number) => onChange(String(key)) } : {})}
  >
    <TabList className="tabs" aria-label={label}>
      {tabs.map(({ id, title, count }) => (
        <Tab key={id} id={id}>
          {title} <Count value={count} />
        </Tab>
      ))}
    </TabList>
    {tabs.map(({ id, content }) => (
      <TabPanel key={id} id={id} className="pt-6">
        {content}
      </TabPanel>
    ))}
  </AriaTabs>
);

type TabLinksProps = {
  label: string;
  tabs: readonly { to: string; title: string; count?: number; end?: boolean }[];
  className?: string;
};

/** Scrolls the current tab into view without scrolling the page. */
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
