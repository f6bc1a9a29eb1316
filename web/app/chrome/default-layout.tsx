import type { ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import { DefaultChrome } from './default-chrome.tsx';

type ChromeHandle = {
  hasTabBar?: boolean;
  isHeaderLined?: boolean;
  /** False where the page has a way back of its own on phones. */
  hasMobileBar?: boolean;
  /** The compact search in the header, from what the page's loader gave. */
  search?: (loaderData: never) => ReactNode;
};

/** A page says by `export const handle = { hasTabBar: false, … }` what it goes without, and what it brings. */
const DefaultLayout = () => {
  const page = useMatches().at(-1);
  const { hasTabBar, isHeaderLined, hasMobileBar, search } = (page?.handle ?? {}) as ChromeHandle;
  return (
    <DefaultChrome
      hasTabBar={hasTabBar ?? true}
      hasMobileBar={hasMobileBar ?? true}
      isLined={isHeaderLined ?? true}
      search={page?.loaderData ? search?.(page.loaderData as never) : null}
    >
      <Outlet />
    </DefaultChrome>
  );
};

export default DefaultLayout;
