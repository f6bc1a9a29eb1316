/** What reviews say about one topic, one phrase per line (see `../phrase.ts`). */
export interface TopicLines {
  /** The stay must have one of these tags, as in `pool/hot-tub`. */
  needs?: string;
  good: string;
  /** A small flaw, which a review with four or five stars can mention. */
  minor: string;
  /** A reason for one or two stars. */
  major: string;
}

/** The topics of the breakdown on a stay's page; each review lists which of them it praises and criticizes. */
export const breakdownTopics = [
  'cleanliness',
  'accuracy',
  'checkin',
  'communication',
  'location',
  'value',
] as const;

export type BreakdownTopic = (typeof breakdownTopics)[number];

/** Praise of one excludes a complaint about the other, and the reverse. */
export const conflictingTopics: [string, string][] = [
  ['cleanliness', 'bathroom'],
  ['checkin', 'communication'],
  ['accuracy', 'space'],
  ['accuracy', 'comfort'],
  ['sleep', 'location'],
  ['sleep', 'comfort'],
  ['kitchen', 'comfort'],
  ['hottub', 'water'],
];
