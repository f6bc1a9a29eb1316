import type { Material } from './materials.ts';

/** Colors of painted walls, which titles may name. */
export const PAINTS = {
  white: '#f3efe6',
  cream: '#eadfbd',
  yellow: '#ecc96c',
  blue: '#7ba3c8',
  'slate-blue': '#64809c',
  green: '#7a9f76',
  sage: '#adbb9c',
  gray: '#a2a8ab',
  red: '#a9443a',
  pink: '#e6aca6',
  tan: '#cdb48e',
  black: '#41464a',
} as const;
export type Paint = keyof typeof PAINTS;

/** Colors of bare materials; titles name the material instead. */
const BARE = {
  'brick-red': '#a5533f',
  'brick-brown': '#865043',
  'brick-tan': '#c1936d',
  'stone-gray': '#a19c92',
  'stone-tan': '#c2ac88',
  cedar: '#a3683f',
  walnut: '#6f4a38',
  honey: '#b98450',
  weathered: '#8d8276',
  clay: '#c98a62',
  sand: '#dcb088',
  steel: '#8fa0a6',
  graphite: '#565f66',
  ivory: '#e6e0d3',
} as const;
export type WallColor = Paint | keyof typeof BARE;

const HEX: Record<WallColor, string> = { ...PAINTS, ...BARE };
export const hexOfWall = (color: WallColor): string => HEX[color];

export const isPaint = (color: WallColor): color is Paint => color in PAINTS;

const HOUSE_PAINTS: readonly Paint[] = [
  'white',
  'white',
  'cream',
  'yellow',
  'blue',
  'slate-blue',
  'green',
  'sage',
  'gray',
  'red',
  'tan',
  'black',
];

export const COLORS_BY_MATERIAL: Record<Material, readonly WallColor[]> = {
  clapboard: HOUSE_PAINTS,
  board: ['white', 'white', 'black', 'gray', 'red', 'sage', 'slate-blue', 'tan'],
  shingle: ['weathered', 'cedar', 'gray', 'slate-blue', 'white', 'sage'],
  stucco: ['white', 'cream', 'yellow', 'pink', 'tan', 'sage', 'gray', 'blue'],
  brick: ['brick-red', 'brick-red', 'brick-brown', 'brick-tan'],
  stone: ['stone-gray', 'stone-tan'],
  timber: ['cedar', 'walnut', 'honey', 'weathered'],
  log: ['honey', 'walnut', 'cedar'],
  adobe: ['clay', 'sand'],
  panel: ['steel', 'graphite', 'ivory', 'white'],
  canvas: ['ivory', 'sand', 'white'],
};

export const ROOFS = {
  charcoal: '#4b4f54',
  slate: '#5f6b75',
  brown: '#6b5145',
  weathered: '#8a7c6a',
  moss: '#4f5f52',
  rust: '#8a4a3a',
  terracotta: '#b8674a',
  zinc: '#9aa5a9',
} as const;
export type RoofColor = keyof typeof ROOFS;

export const DOORS = {
  'red-door': '#b8402f',
  'teal-door': '#2f6f6a',
  'blue-door': '#34598a',
  'yellow-door': '#d9a23a',
  'oak-door': '#8a5a34',
  'black-door': '#2b3034',
} as const;
export type DoorColor = keyof typeof DOORS;

interface Word {
  en: string;
  /** `{o/a}` depends on the gender of the noun */
  es: string;
}

export const PAINT_WORDS: Record<Paint, Word> = {
  white: { en: 'white', es: 'blanc{o/a}' },
  cream: { en: 'cream', es: 'color crema' },
  yellow: { en: 'yellow', es: 'amarill{o/a}' },
  blue: { en: 'blue', es: 'azul' },
  'slate-blue': { en: 'slate-blue', es: 'azul pizarra' },
  green: { en: 'green', es: 'verde' },
  sage: { en: 'sage-green', es: 'verde salvia' },
  gray: { en: 'gray', es: 'gris' },
  red: { en: 'red', es: 'roj{o/a}' },
  pink: { en: 'pink', es: 'rosa' },
  tan: { en: 'tan', es: 'beige' },
  black: { en: 'black', es: 'negr{o/a}' },
};

export const DOOR_WORDS: Record<DoorColor, Word> = {
  'red-door': { en: 'red', es: 'roja' },
  'teal-door': { en: 'teal', es: 'verde azulado' },
  'blue-door': { en: 'blue', es: 'azul' },
  'yellow-door': { en: 'yellow', es: 'amarilla' },
  'oak-door': { en: 'oak', es: 'de roble' },
  'black-door': { en: 'black', es: 'negra' },
};
