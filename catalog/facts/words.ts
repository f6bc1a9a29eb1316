import { PAINT_WORDS, PAINTS, type Paint } from './colors.ts';
import { MATERIALS, type Material } from './materials.ts';

export interface NamedFacts {
  material?: Material | undefined;
  color?: Paint | undefined;
}

const MATERIALS_NAMED: Partial<Record<Material, RegExp>> = {
  brick: /\bbrick\b|ladrillo/i,
  stone: /\bstone\b|\bpiedra\b/i,
  stucco: /\bstucco\b|\bestuco\b/i,
  shingle: /\bshingled?\b|\btejuelas\b/i,
  log: /\blog\b|\btroncos\b/i,
  timber: /\b(timber|wood|cedar)\b|\bde (madera|cedro)\b/i,
  adobe: /\badobe\b/i,
};

const stemOf = (es: string): string => es.replace(/\{o\/a\}/, '[oa]');

/** Colors with two words come first: "slate-blue" is not "blue". */
const COLORS_NAMED = (Object.keys(PAINTS) as Paint[])
  .sort((first, second) => PAINT_WORDS[second].en.length - PAINT_WORDS[first].en.length)
  .map((paint): [Paint, RegExp] => [
    paint,
    new RegExp(
      `\\b${PAINT_WORDS[paint].en.replace('-', '[- ]')}\\b|\\b${stemOf(PAINT_WORDS[paint].es)}\\b`,
      'i',
    ),
  ]);

const DWELLINGS =
  'House|Home|Cottage|Cabin|Bungalow|Villa|Townhouse|Apartment|Condo|Loft|Studio|Guesthouse|Chalet|Inn|Barn|Door';

/** Names with a color or a material in them: Blue Ridge, White Mountain, Red River, Stone Street. */
const PLACE_NAME = new RegExp(
  `\b(?:Blue|White|Red|Green|Black|Gray|Grey|Yellow|Pink|Stone|Brick|Log|Cedar|Wood) (?=[A-Z])(?!${DWELLINGS})`,
  'g',
);

/** The color and the material of the walls that a title names; words within the names of places do not count. */
export const namedIn = (title: string): NamedFacts => {
  const text = title.replace(PLACE_NAME, '');
  return {
    material: MATERIALS.find((material) => MATERIALS_NAMED[material]?.test(text)),
    color: COLORS_NAMED.find(([, word]) => word.test(text))?.[0],
  };
};
