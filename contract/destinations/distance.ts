interface Point {
  lat: number;
  lng: number;
}

const earthRadiusMeters = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** In a straight line over the ground. */
export const metersBetween = (one: Point, other: Point): number => {
  const north = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const east = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const share = north + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * east;
  return 2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(share)));
};
