import { islandCode } from '../../platform/island.tsx';

export const nearYouPart = islandCode(() => import('./near-you.tsx').then(({ NearYou }) => NearYou));
