import { islandCode } from '../platform/island.tsx';

/** Its styles belong to the page, which has them before the code. */
export const pairsPart = islandCode(() => import('./pairs.tsx').then(({ Pairs }) => Pairs));
