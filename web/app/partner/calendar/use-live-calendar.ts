import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { watchChanges } from '../../platform/watch-changes.ts';
import { actingAs } from '../acting-as.ts';
import { useShownCalendar } from './calendar-context.ts';

const concerns = (data: string, listingId: string): boolean => {
  const { listingIds } = JSON.parse(data) as { listingIds: string[] };
  return listingIds.includes(listingId);
};

/** Loads the calendar again when a colleague or a guest has changed it; what is typed into its forms stays. */
export const useLiveCalendar = (): void => {
  const { calendar, host } = useShownCalendar();
  const { revalidate, state } = useRevalidator();
  const listingId = calendar.listing.id;
  const { propertyManagerId } = host;
  const onChange = useEffectEvent((data: string | null) => {
    const isOwn = data === null || concerns(data, listingId);
    if (isOwn && state === 'idle' && document.visibilityState === 'visible') void revalidate();
  });
  useEffect(() => {
    if (typeof TextDecoderStream === 'undefined') return;
    return watchChanges({
      address: `/v1/partner/hosts/${encodeURIComponent(propertyManagerId)}/calendar-changes`,
      headers: actingAs({ propertyManagerId }),
      name: `golark-calendars-${propertyManagerId}`,
      onChange,
    });
  }, [propertyManagerId]);
};
