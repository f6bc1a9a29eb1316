import { islandCode } from '../platform/island.tsx';
// the page has the styles before the code
import './pairs.css';

export { loadPairs, type Pair, type Weekend } from './load-pairs.ts';

export const pairsPart = islandCode(() => import('./pairs.tsx').then(({ Pairs }) => Pairs));
