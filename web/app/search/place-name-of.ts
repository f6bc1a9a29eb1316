import type { Where } from './search-body.ts';

/** The name of the city or state that is searched. */
export const placeNameOf = ({ destination, isState }: Where): string =>
  isState ? destination.stateName : destination.name;

/** Whether a hit is in the place itself, not only around it. */
export const isInPlace = (
  { city, state }: { city: string; state: string },
  { destination, isState }: Where,
): boolean => isState || (city === destination.name && state === destination.stateName);
