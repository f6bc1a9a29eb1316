import type { Where } from './search-body.ts';

/** The name of the city or state that is searched. */
export const placeNameOf = ({ destination, isState }: Where): string =>
  isState ? destination.stateName : destination.name;
