import { islandCode } from '../platform/island.tsx';

export const preferencesMenu = islandCode(() =>
  import('./preferences-menu.tsx').then(({ PreferencesIconMenu }) => PreferencesIconMenu),
);

export const accountMenu = islandCode(() =>
  import('./account-menu.tsx').then(({ AccountMenu }) => AccountMenu),
);
