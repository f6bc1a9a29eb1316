import { islandCode } from '../platform/island.tsx';
// the page has the styles before the code
import './search-pill.css';

export const searchPillCode = islandCode(() =>
  import('./search-pill.tsx').then(({ SearchPill }) => SearchPill),
);
