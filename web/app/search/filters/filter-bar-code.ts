import { islandCode } from '../../platform/island.tsx';
// the page has the styles before the code
import './filter-bar.css';

export const filterBarCode = islandCode(() => import('./filter-bar.tsx').then(({ FilterBar }) => FilterBar));
