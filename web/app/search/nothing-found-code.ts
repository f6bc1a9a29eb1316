import { islandCode } from '../platform/island.tsx';

export const nothingFoundCode = islandCode(() =>
  import('./nothing-found.tsx').then(({ NothingFound }) => NothingFound),
);
