import type { TripKind } from '@golark/contract/paths';

/** `/account/trips/`, `/account/trips/past/`, `/account/trips/canceled/`. */
export const tripKindOf = (path: string): TripKind => {
  const last = path.split('/').filter(Boolean).at(-1);
  return last === 'past' || last === 'canceled' ? last : 'current';
};
