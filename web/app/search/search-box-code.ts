import { islandCode } from '../platform/island.tsx';
// the page has the styles before the code
import './search-box.css';

export const searchBoxCode = islandCode(() => import('./search-box.tsx').then(({ SearchBox }) => SearchBox));
