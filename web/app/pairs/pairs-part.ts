import { islandCode } from '../platform/island.tsx';
// the page has the styles before the code
import './pairs.css';

export const pairsPart = islandCode(() => import('./pairs.tsx').then(({ Pairs }) => Pairs));
