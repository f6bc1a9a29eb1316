/** What a stay's page names with its distance: the center of its city, other towns, and points of interest. */
export const nearbyKinds = [
  'center',
  'town',
  'neighborhood',
  'national-park',
  'park',
  'mountain',
  'lake',
  'shore',
  'sight',
  'airport',
] as const;

export type NearbyKind = (typeof nearbyKinds)[number];
