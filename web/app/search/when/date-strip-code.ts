import { islandCode } from '../../platform/island.tsx';

export const dateStripCode = islandCode(() => import('./date-strip.tsx').then(({ DateStrip }) => DateStrip));
