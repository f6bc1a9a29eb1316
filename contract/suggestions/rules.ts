export const suggestionKinds = [
  'city',
  'state',
  'zip',
  'airport',
  'neighborhood',
  'park',
  'sight',
  'near-venue',
  'performer',
  'venue',
  'event',
  'stay',
] as const;

export type SuggestionKind = (typeof suggestionKinds)[number];
