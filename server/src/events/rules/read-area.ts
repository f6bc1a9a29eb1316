import type { EventsQuery } from '@golark/contract/events/schemas';

export interface Point {
  lat: number;
  lng: number;
}

export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Null unless both coordinates are given. */
export const pointOf = ({ lat, lng }: Pick<EventsQuery, 'lat' | 'lng'>): Point | null =>
  lat === undefined || lng === undefined ? null : { lat, lng };

const isWithin = (value: number | undefined, limit: number): value is number =>
  value !== undefined && Math.abs(value) <= limit;

/** Reads `south,west,north,east`; null if it is anything else. `west` is greater than `east` across the 180th meridian. */
export const readBounds = (text: string): Bounds | null => {
  const parts = text.split(',');
  if (parts.length !== 4 || parts.some((part) => part.trim() === '')) return null;
  const [south, west, north, east] = parts.map(Number);
  if (!isWithin(south, 90) || !isWithin(north, 90) || !isWithin(west, 180) || !isWithin(east, 180))
    return null;
  return south <= north ? { south, west, north, east } : null;
};
