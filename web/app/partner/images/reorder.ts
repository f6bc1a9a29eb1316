import type { Place } from './image-intents.ts';

/** The ids with one at another place; the place is limited to those that there are. */
export const movedTo = (ids: readonly string[], id: string, place: number): string[] => {
  const others = ids.filter((one) => one !== id);
  const at = Math.min(Math.max(place, 0), others.length);
  return [...others.slice(0, at), id, ...others.slice(at)];
};

/** The ids after one has moved as a form of the page says. */
export const movedBy = (ids: readonly string[], id: string, place: Place): string[] => {
  if (place === 'first') return movedTo(ids, id, 0);
  return movedTo(ids, id, ids.indexOf(id) + (place === 'earlier' ? -1 : 1));
};
