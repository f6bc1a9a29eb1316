/**
 * Approximate shorelines as latitude and longitude, drawn by hand from general knowledge: accurate enough to decide
 * whether a city is within about ten kilometers of the ocean.
 */
const oceanShores = [
  // Pacific
  `48.38,-124.72 47.91,-124.64 47,-124.17 46.64,-124.06 46.28,-124.05 45.9,-123.96 45.2,-123.97 44.63,-124.06 44,-124.13
  43.35,-124.36 42.74,-124.5 42.05,-124.29 41.75,-124.2 41.06,-124.15 40.44,-124.4 39.44,-123.82 38.95,-123.73 38.3,-123.05
  37.99,-123 37.75,-122.51 37.5,-122.49 37.1,-122.3 36.95,-122.02 36.8,-121.79 36.6,-121.89 36.3,-121.89 35.65,-121.2
  35.37,-120.87 35.15,-120.67 34.9,-120.67 34.45,-120.47 34.4,-119.7 34.27,-119.29 34.03,-118.8 34.01,-118.5 33.75,-118.4
  33.74,-118.2 33.6,-117.9 33.2,-117.39 32.85,-117.27 32.55,-117.12`,
  // San Francisco Bay
  '37.95,-122.5 37.8,-122.4 37.6,-122.38 37.45,-122.1 37.8,-122.3 37.95,-122.4',
  // Strait of Juan de Fuca, Puget Sound, San Juan Islands
  '48.38,-124.72 48.12,-123.43 48.12,-122.76 47.98,-122.2 47.6,-122.34 47.28,-122.42 47.05,-122.9',
  '48.12,-122.76 48.5,-122.6 48.75,-122.49 49,-122.76',
  '48.45,-122.9 48.53,-123.02 48.65,-122.95 48.7,-122.9',
  // Gulf, Keys
  `25.97,-97.15 26.6,-97.3 27.6,-97.2 27.83,-97.05 28.4,-96.4 28.93,-95.3 29.3,-94.79 29.7,-93.85 29.77,-93.3 29.5,-92.3
  29.2,-91.1 29.25,-90`,
  `30.3,-89.35 30.39,-88.9 30.34,-88.5 30.23,-88 30.28,-87.5 30.33,-87.2 30.38,-86.5 30.17,-85.8 29.68,-85.3 29.7,-84.9
  30.05,-84.2 29.13,-83.04 28.8,-82.75 28.2,-82.8 27.8,-82.8 27.5,-82.72 27.1,-82.46 26.65,-82.25 26.43,-82.1 26.14,-81.81
  25.9,-81.73 25.2,-81.1 25.1,-80.45`,
  '27.65,-82.7 27.77,-82.62 27.95,-82.45',
  '25.1,-80.45 24.92,-80.64 24.71,-81.1 24.55,-81.8',
  // Atlantic
  `25.1,-80.45 25.5,-80.3 25.77,-80.13 26.7,-80.03 27.45,-80.28 28.08,-80.57 28.45,-80.53 29,-80.87 29.9,-81.3 30.4,-81.39
  30.7,-81.43 31.15,-81.37 32,-80.85 32.2,-80.67 32.75,-79.87 33.2,-79.18 33.69,-78.88 33.9,-78.3 34.2,-77.8 34.65,-76.7
  34.62,-76.52 35.25,-75.53 35.9,-75.6 36.25,-75.8 36.85,-75.97`,
  `37.1,-75.97 37.92,-75.36 38.33,-75.08 38.78,-75.09`,
  `38.93,-74.93 39.36,-74.42 39.76,-74.1 40.2,-74 40.47,-74 40.58,-73.98 40.58,-73.5 40.85,-72.4 41.07,-71.86`,
  '40.8,-73.78 40.95,-73.1 41.15,-72.3',
  `41.02,-73.6 41.17,-73.19 41.27,-72.9 41.31,-72.1 41.35,-71.97 41.32,-71.85 41.36,-71.48 41.48,-71.31 41.5,-71.1
  41.55,-70.65 41.63,-70.3 41.67,-69.95 42.06,-70.2 41.75,-70.5 42,-70.7 42.25,-70.85 42.35,-71.03 42.5,-70.85 42.66,-70.6
  42.8,-70.81 43.07,-70.71 43.35,-70.5 43.66,-70.24 43.85,-69.65 44.1,-69.1 44.25,-68.6 44.39,-68.2 44.6,-67.5 44.9,-66.98`,
  '41.28,-70.1 41.39,-70.55 41.45,-70.6',
  '41.17,-71.56 41.22,-71.56',
  // Chesapeake Bay
  '36.85,-75.97 36.95,-76.33 37.3,-76.3 37.9,-76.25 38.32,-76.45 38.97,-76.48 39.27,-76.58',
];

const greatLakeShores = [
  '48,-89.6 47.75,-90.33 47.3,-91.25 46.78,-92.1 46.81,-90.8 46.7,-89.5 47.46,-88 46.55,-87.4 46.5,-84.35',
  '45.1,-87.6 44.52,-88 45.2,-87.1 44.3,-87.5 43.04,-87.89 42.58,-87.81 41.88,-87.62 41.65,-87.3 41.72,-86.9 42.1,-86.48',
  '42.1,-86.48 42.77,-86.2 43.23,-86.33 43.95,-86.46 44.63,-86.23 45.02,-85.75 44.77,-85.6 45.37,-84.95 45.78,-84.73',
  '45.78,-84.73 45.42,-83.82 45.06,-83.43 44.27,-83.5 44.05,-82.9 43,-82.42 42.32,-83.05 41.9,-83.35 41.68,-83.48',
  '41.68,-83.48 41.45,-82.71 41.5,-81.7 41.9,-80.8 42.13,-80.09 42.88,-78.88',
  '43.26,-79.06 43.33,-78.2 43.26,-77.6 43.46,-76.51 43.93,-76.12',
];

type Point = [latitude: number, longitude: number];
const kmPerDegree = 111.2;

const parseSegments = (lines: string[]): [Point, Point][] =>
  lines.flatMap((line) => {
    const points = line
      .trim()
      .split(/\s+/)
      .map((p) => p.split(',').map(Number) as Point);
    return points.slice(1).map((to, i): [Point, Point] => [points[i] as Point, to]);
  });
const oceanSegments = parseSegments(oceanShores);
const lakeSegments = parseSegments(greatLakeShores);

/** Planar approximation with longitude scaled by latitude; the error is about 1 % at ten kilometers. */
const kmToSegment = ([latitude, longitude]: Point, [from, to]: [Point, Point]): number => {
  const longitudeScale = Math.cos((latitude * Math.PI) / 180);
  const fromX = (from[1] - longitude) * longitudeScale;
  const fromY = from[0] - latitude;
  const alongX = (to[1] - from[1]) * longitudeScale;
  const alongY = to[0] - from[0];
  const share = -(fromX * alongX + fromY * alongY) / (alongX ** 2 + alongY ** 2);
  const at = Math.min(1, Math.max(0, share));
  return kmPerDegree * Math.hypot(fromX + at * alongX, fromY + at * alongY);
};

/** Whether the segment may be that near: most are ruled out by their latitudes alone. */
const isInReach = ([latitude]: Point, [from, to]: [Point, Point], km: number): boolean => {
  const margin = km / kmPerDegree;
  return latitude >= Math.min(from[0], to[0]) - margin && latitude <= Math.max(from[0], to[0]) + margin;
};

const isNear = (segments: [Point, Point][], point: Point, km: number): boolean =>
  segments.some((segment) => isInReach(point, segment, km) && kmToSegment(point, segment) <= km);

// Alaska's shoreline is too long to list and nearly all of Hawaii is coastal, so both use lists of names
const coastalTownsInAlaska = new Set(
  `Anchorage Juneau Sitka Ketchikan Homer Seward Kodiak Valdez Cordova Haines Skagway Wrangell Petersburg Nome Kotzebue Whittier
  Unalaska Barrow Utqiagvik Craig Kenai Ninilchik Girdwood Hoonah Yakutat Metlakatla Seldovia`.split(/\s+/),
);
const inlandTownsInHawaii = new Set(
  `Volcano|Makawao|Pukalani|Kula|Wahiawa|Mililani|Mililani Town|Schofield Barracks|Waimea|Captain Cook|Honalo|Holualoa|Mountain View|Kurtistown|Haliimaile`.split(
    '|',
  ),
);

/** Within ten kilometers of an ocean shoreline; in Alaska and Hawaii by list. */
export const isCoastal = (stateId: string, name: string, at: Point): boolean => {
  if (stateId === 'ak') return coastalTownsInAlaska.has(name);
  if (stateId === 'hi') return !inlandTownsInHawaii.has(name);
  return isNear(oceanSegments, at, 10);
};

export const isOnGreatLake = (at: Point): boolean => isNear(lakeSegments, at, 9);
