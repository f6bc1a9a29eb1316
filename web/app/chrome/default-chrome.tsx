import type { ReactNode } from 'react';
import { Island, islandCode } from '../platform/island.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { SiteHeader } from './site-header.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import { TabBar } from './tab-bar.tsx';

const footer = islandCode(() => import('./site-footer.tsx').then(({ SiteFooter }) => SiteFooter));

type DefaultChromeProps = {
  children: ReactNode;
  hasTabBar?: boolean;
  hasMobileBar?: boolean;
  isLined?: boolean;
  search?: ReactNode;
};

/** Header, content, footer and, on phones, the tab bar. A page with its own bottom bar has no tab bar. */
export const DefaultChrome = ({
  children,
  hasTabBar = true,
  isLined = true,
  ...props
}: DefaultChromeProps) => {
  const { hasMobileBar = true, search } = props;
  return (
    <>
      <SkipLink />
      <SiteHeader isLined={isLined} search={search} />
      {hasMobileBar && <MobileBar isLined={isLined} search={search} />}
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <Island of={footer} />
      {hasTabBar && <TabBar />}
    </>
  );
};
