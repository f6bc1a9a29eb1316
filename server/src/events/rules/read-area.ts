import type { EventsQuery } from '@golark/contract/events/schemas';
import type { Bounds } from '@golark/contract/search/bounds';

export interface Point {
  lat: number;
  lng: number;
}

/** Null unless both coordinates are given. */
export const pointOf = ({ lat, lng }: Pick<EventsQuery, 'lat' | 'lng'>): Point | null =>
  lat === undefined || lng === undefined ? null : { lat, lng };

const isWithin = (value: number | undefined, limit: number): value is number =>
  value !== undefined && Math.abs(value) <= limit;

/** Reads `south,west,north,east`; null if it is anything else. Unlike corners, the sides say themselves which way around the earth they are meant. */
export const readBounds = (text: string): Bounds | null => {
  const parts = text.split(',');
  if (parts.length !== 4 || parts.some((part) => part.trim() === '')) return null;
  const [south, west, north, east] = parts.map(Number);
  if (!isWithin(south, 90) || !isWithin(north, 90) || !isWithin(west, 180) || !isWithin(east, 180))
    return null;
  return south <= north ? { south, west, north, east } : null;
};
