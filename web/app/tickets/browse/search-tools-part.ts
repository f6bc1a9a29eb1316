import { islandCode } from '../../platform/island.tsx';

export const searchToolsPart = islandCode(() =>
  import('./search-tools.tsx').then(({ SearchTools }) => SearchTools),
);
