import { islandCode } from '../../platform/island.tsx';
// the page has the styles before the code
import './split-stays.css';

export const splitStaysCode = islandCode(() =>
  import('./split-stays.tsx').then(({ SplitStays }) => SplitStays),
);
