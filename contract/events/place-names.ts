/** Words that the plans of venues consist of; a venue's own names have others, and stay as they are. */
export const placeWords = [
  'balcony',
  'bay',
  'block',
  'box',
  'choir',
  'floor',
  'front',
  'general-admission',
  'lawn',
  'loge',
  'mezzanine',
  'orchestra',
  'parterre',
  'pit',
  'rail',
  'rear-floor',
  'vip',
  'vip-deck',
] as const;
export type PlaceWord = (typeof placeWords)[number];

export const placeSides = ['left', 'center', 'right'] as const;
export type PlaceSide = (typeof placeSides)[number];

/** `Orchestra Left` is `orchestra` and `left`, and `Bay 103A` is `bay` with the number `103A`. */
export interface PlaceName {
  word: PlaceWord | null;
  side: PlaceSide | null;
  number: string;
}

const labelled = /^(.*?) ?\b(Left|Center|Right)?(?: ?\b(\d+[A-Z]?|[A-Z]))?$/;

const wordOf = (text: string): PlaceWord | undefined =>
  placeWords.find((word) => word === text.toLowerCase().replaceAll(' ', '-'));

/** The parts of a label that pages translate; null for the own name of a venue. */
export const placeNameOf = (label: string): PlaceName | null => {
  const [, text = '', sideText, number = ''] = labelled.exec(label) ?? [];
  const word = wordOf(text);
  const side = placeSides.find((one) => one === sideText?.toLowerCase()) ?? null;
  if (word) return { word, side, number };
  return text === '' && side && number === '' ? { word: null, side, number } : null;
};

/** `108`, `T26` and `A` are called sections, `Orchestra Left` is a name already. */
export const isSectionCode = (label: string): boolean => /^([A-Z]|[A-Z]{0,3}\d+[A-Z]?)$/.test(label);

/** How the parts of a label are written in a language. */
export interface PlaceWriter {
  word: (word: PlaceWord) => string;
  side: (side: PlaceSide) => string;
  named: (parts: { word: string; side: string }) => string;
  numbered: (parts: { word: string; number: string }) => string;
}

/** `Orchestra Left` is `Platea, izquierda`; what is the venue's own name stays. */
export const writePlaceName = (label: string, write: PlaceWriter): string => {
  const name = placeNameOf(label);
  if (!name) return label;
  const side = name.side && write.side(name.side);
  if (!name.word) return side ?? label;
  const word = write.word(name.word);
  if (name.number !== '') return write.numbered({ word, number: name.number });
  return side ? write.named({ word, side }) : word;
};
