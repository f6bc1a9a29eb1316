/** 0.005° is about 500 m: a circle on the map contains the home without showing its exact position. */
const step = 0.005;
const digits = 3;

const approximate = (degrees: number): number => Number((Math.round(degrees / step) * step).toFixed(digits));

/** Where a stay is for those who have not booked it. */
export const approximatePoint = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  lat: approximate(latitude),
  lng: approximate(longitude),
});
