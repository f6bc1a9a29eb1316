import { islandCode } from '../../platform/island.tsx';
// the page has the styles before the code
import './event-tile.css';

/** Not named as code of islands is: that would make it part of what every page loads. */
export const whatsOnPart = islandCode(() => import('./whats-on.tsx').then(({ WhatsOn }) => WhatsOn));
