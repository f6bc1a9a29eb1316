import type { Property } from '@golark/contract/stays/schemas';
import { useEffect } from 'react';
import { storeViewedStay } from '../platform/recent-activity.ts';

/** The home page offers the stays that were seen in this browser. */
export const useStoreViewed = ({ id, title, city, state, images }: Property): void => {
  const pictureId = images[0]?.id;
  const place = `${city.name}, ${state.name}`;
  useEffect(() => {
    if (pictureId) storeViewedStay({ id, title, place, pictureId });
  }, [id, title, place, pictureId]);
};
