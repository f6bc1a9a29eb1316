import { useRootData } from './root-data.ts';

/** Whether a flag of this device is on; unknown flags are off. */
export const useFlag = (name: 'REFINED_DESCRIPTION_TOGGLE' | 'TICKETNETWORK_BOOKING_CONFIRMATION'): boolean =>
  useRootData()?.featureFlags.flags[name] === true;
