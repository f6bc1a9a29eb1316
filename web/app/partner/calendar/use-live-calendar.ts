import { useEffect, useEffectEvent, useRef } from 'react';
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
  const { changeNumber } = calendar;
  const listingId = calendar.listing.id;
  const { propertyManagerId } = host;
  /** Changes that were announced while the page was hidden, or while it loaded an earlier one, are loaded afterward. */
  const isOutdated = useRef(false);
  const catchUp = useEffectEvent(() => {
    if (!isOutdated.current || state !== 'idle' || document.visibilityState !== 'visible') return;
    isOutdated.current = false;
    void revalidate();
  });
  const onChange = useEffectEvent((data: string | null) => {
    if (data === null || concerns(data, listingId)) isOutdated.current = true;
    catchUp();
  });
  const addressOfStream = useEffectEvent(() => {
    const loaded = new URLSearchParams({ listingId, changeNumber });
    return `/v1/partner/hosts/${encodeURIComponent(propertyManagerId)}/calendar-changes?${loaded}`;
  });
  useEffect(() => {
    if (state === 'idle') catchUp();
  }, [state]);
  useEffect(() => {
    const onShown = () => catchUp();
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, []);
  useEffect(() => {
    if (typeof TextDecoderStream === 'undefined') return;
    return watchChanges({
      address: () => addressOfStream(),
      headers: actingAs({ propertyManagerId }),
      name: `golark-calendars-${propertyManagerId}`,
      onChange: (data) => onChange(data),
    });
  }, [propertyManagerId]);
};
