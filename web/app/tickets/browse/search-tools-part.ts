import { islandCode } from '../../platform/island.tsx';

export const searchToolsCode = islandCode(() =>
  import('./search-tools.tsx').then(({ SearchTools }) => SearchTools),
);
