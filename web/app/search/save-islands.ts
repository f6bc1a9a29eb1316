import { islandCode } from '../platform/island.tsx';

export const saveHeartCode = islandCode(() => import('./save-heart.tsx').then(({ SaveHeart }) => SaveHeart));

export const saveButtonCode = islandCode(() =>
  import('./save-button.tsx').then(({ SaveButton }) => SaveButton),
);

export const saveSearchCode = islandCode(() =>
  import('./save-search.tsx').then(({ SaveSearch }) => SaveSearch),
);
