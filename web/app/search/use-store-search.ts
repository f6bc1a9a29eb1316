import { useEffect } from 'react';
import { storeLastSearch } from '../platform/recent-activity.ts';

/** The home page offers to continue the last search of this browser. */
export const useStoreSearch = (place: string, address: string): void => {
  useEffect(() => storeLastSearch({ place, address }), [place, address]);
};
