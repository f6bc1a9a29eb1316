import type { ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import { DefaultChrome } from './default-chrome.tsx';

type ChromeHandle = {
  hasTabBar?: boolean;
  isHeaderLined?: boolean;
  /** False for pages that have their own back link on phones. */
  hasMobileBar?: boolean;
  /** The compact search in the header, from the page's loader data. */
  search?: (loaderData: never) => ReactNode;
};

/** A page configures the chrome by `export const handle = { hasTabBar: false, … }`. */
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
