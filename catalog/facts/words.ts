import { PAINT_WORDS, PAINTS, type Paint } from './colors.ts';
import { MATERIALS, type Material } from './materials.ts';

export interface NamedFacts {
  material?: Material | undefined;
  color?: Paint | undefined;
}

const MATERIALS_NAMED: Partial<Record<Material, RegExp>> = {
  brick: /\bbrick\b|\bde ladrillo\b/,
  stone: /\bstone\b|\bde piedra\b/,
  stucco: /\bstucco\b|\bde estuco\b/,
  shingle: /\bshingled?\b|\bde tejuelas\b/,
  log: /\blog\b|\bde troncos\b/,
  timber: /\b(timber|wood|cedar)\b|\bde (madera|cedro)\b/,
  adobe: /\badobe\b/,
};

const stemOf = (es: string): string => es.replace(/\{o\/a\}/, '[oa]');

/** Colors with two words come first: "slate-blue" is not "blue". */
const COLORS_NAMED = (Object.keys(PAINTS) as Paint[])
  .sort((first, second) => PAINT_WORDS[second].en.length - PAINT_WORDS[first].en.length)
  .map((paint): [Paint, RegExp] => {
    const { en, es } = PAINT_WORDS[paint];
    return [paint, new RegExp(`\\b${en.replace('-', '[- ]')}\\b|\\b${stemOf(es)}\\b`)];
  });

const KIND = 'beach|tiny|ranch|family|ski|lake|brick|stone|stucco|shingled|log|wood|cedar|adobe';
const DWELLING = `(?:(?:${KIND}) )?(?:house|home|cottage|cabin|bungalow|villa|townhouse|apartment|condo|loft|studio|guesthouse|chalet|inn|barn|farmhouse|a-frame|treehouse|dome|motel|hotel|bed and breakfast)`;

/** A capitalized word is a name (Blue Ridge, Stone Street, Santa Rosa) unless a dwelling follows: "Blue Cottage". */
const lowerBeforeDwellings = (title: string): string =>
  title.replace(new RegExp(`\\b[A-Z][a-z]+(?:-[a-z]+)?(?= ${DWELLING}\\b)`, 'gi'), (word) =>
    word.toLowerCase(),
  );

/** A stove for wood says nothing about the walls. */
const FURNISHINGS = /\bwood[- ](?:stove|burning|fired)\b/gi;

/** The color and the material of the walls that a title names; words within the names of places do not count. */
export const namedIn = (title: string): NamedFacts => {
  const text = lowerBeforeDwellings(title).replace(FURNISHINGS, '');
  return {
    material: MATERIALS.find((material) => MATERIALS_NAMED[material]?.test(text)),
    color: COLORS_NAMED.find(([, word]) => word.test(text))?.[0],
  };
};
