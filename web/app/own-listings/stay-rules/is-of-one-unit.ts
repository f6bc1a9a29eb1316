import type { SectionValues } from '@golark/contract/own-listings/section-values-schemas';

/** Whether each room type of a listing has one unit; true for a listing whose rooms are open. */
export const isOfOneUnit = (rooms: SectionValues['rooms'] | null): boolean =>
  rooms?.stayType !== 'hotels' || rooms.rooms.every(({ units }) => units === 1);
