import { Outlet, useMatches } from 'react-router';
import { DefaultChrome } from './default-chrome.tsx';

type ChromeHandle = { hasTabBar?: boolean; isHeaderLined?: boolean };

/** A page says by `export const handle = { hasTabBar: false, isHeaderLined: false }` what it goes without. */
export default function DefaultLayout() {
  const handle = useMatches().at(-1)?.handle as ChromeHandle | undefined;
  return (
    <DefaultChrome hasTabBar={handle?.hasTabBar ?? true} isLined={handle?.isHeaderLined ?? true}>
      <Outlet />
    </DefaultChrome>
  );
}
