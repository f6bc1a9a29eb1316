import { useRootData } from './root-data.ts';

/** Whether a flag of this device is on; one that the server does not know is off. */
export const useFlag = (name: 'REFINED_DESCRIPTION_TOGGLE' | 'TICKETNETWORK_BOOKING_CONFIRMATION'): boolean =>
  useRootData()?.featureFlags.flags[name] === true;
