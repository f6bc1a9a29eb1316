/** A part of the earth, in degrees. `west` is greater than `east` across the 180th meridian. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

interface Corner {
  lat: number;
  lng: number;
}

/**
 * The bounds of two opposite corners, in any order. If they are more than 180 degrees apart and the southern one is farther east, they are the south
 * west and the north east of a map across the 180th meridian: from 170 to -170 are 20 degrees, not 340.
 */
export const boundsOfCorners = (a: Corner, b: Corner): Bounds => {
  const [southern, northern] = a.lat <= b.lat ? [a, b] : [b, a];
  const isAcross = southern.lng - northern.lng > 180;
  const [west, east] = [Math.min(a.lng, b.lng), Math.max(a.lng, b.lng)];
  const sides = isAcross ? { west: east, east: west } : { west, east };
  return { south: southern.lat, north: northern.lat, ...sides };
};

/** The same as one or two bounds that do not cross it. */
export const plainBounds = (bounds: Bounds): Bounds[] =>
  bounds.west <= bounds.east
    ? [bounds]
    : [
        { ...bounds, east: 180 },
        { ...bounds, west: -180 },
      ];
