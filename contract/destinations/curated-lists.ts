/** The lists of `curatedCards`, each derived from places and the stays that they have. */
export const curatedLists = [
  'popular-destinations',
  'weekend-getaways',
  'near-the-mountains',
  'near-national-parks',
  'by-a-lake',
  'by-the-sea',
] as const;

export type CuratedList = (typeof curatedLists)[number];

export const isCuratedList = (id: string): id is CuratedList => curatedLists.some((list) => list === id);

export const curatedCacheSeconds = 3600;
