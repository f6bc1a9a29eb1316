/** What is known about a stay before its look is decided. */
export interface LookInput {
  id: string;
  /** a slug such as `tiny-house`; unknown types look like a house */
  type: string;
  /** lower case */
  stateId: string;
  population: number;
  isCoastal?: boolean | undefined;
  latitude?: number | undefined;
  /** meters above the sea */
  elevation: number;
  amenities: readonly string[];
  bedrooms: number;
  /** surroundings such as `ski`, `desert` or `lakeside` */
  tags: ReadonlySet<string>;
  /** the title of a stay that was written by its host */
  words?: string | undefined;
}

const TAGS_BY_WORD: [RegExp, string][] = [
  [/\b(ski|slopes?)\b|esqu[ií]/i, 'ski'],
  [/\b(lake|lakefront|lakeside)\b|\blago\b/i, 'lakeside'],
  [/\b(beach|ocean|seaside|oceanfront|beachfront)\b|\bplaya\b/i, 'shore'],
  [/\bmountains?\b|monta[ñn]a/i, 'mountain'],
  [/\b(forest|woods|wooded|pines|redwoods)\b|\bbosque\b/i, 'forest'],
  [/\bdesert\b|desierto/i, 'desert'],
  [/\b(farm|ranch|vineyard)\b|\b(granja|finca)\b/i, 'farm'],
  [/\b(downtown|city center)\b|\bcentro\b/i, 'central'],
];

const TAG_BY_AMENITY: Record<string, string> = {
  'sea-view': 'shore',
  'ocean-view': 'shore',
  beachfront: 'shore',
  waterfront: 'shore',
  'beach-access': 'shore',
  'lake-view': 'lakeside',
  lakefront: 'lakeside',
  'lake-access': 'lakeside',
  'mountain-view': 'mountain',
  'ski-in-ski-out': 'ski',
};

/** The surroundings of a stay that is only known by what its host wrote: an inland one is not by the sea. */
export const tagsFromWords = ({
  words = '',
  amenities,
  isCoastal,
}: Pick<LookInput, 'words' | 'amenities' | 'isCoastal'>): Set<string> => {
  const tags = new Set<string>();
  for (const [word, tag] of TAGS_BY_WORD) if (word.test(words)) tags.add(tag);
  for (const amenity of amenities) if (TAG_BY_AMENITY[amenity]) tags.add(TAG_BY_AMENITY[amenity]);
  if (isCoastal === false) tags.delete('shore');
  return tags;
};
