import { isPaint, PAINT_WORDS } from '../../facts/colors.ts';
import type { Facade } from '../../facts/look.ts';
import { MATERIAL_WORDS } from '../../facts/materials.ts';

interface Noun {
  en: string;
  es: string;
  isFeminine: boolean;
}

const NOUNS: readonly (readonly [RegExp, Noun])[] = [
  [/row$|brownstones/, { en: 'townhouse in a row', es: 'casa adosada', isFeminine: true }],
  [/^tiny/, { en: 'tiny house', es: 'minicasa', isFeminine: true }],
  [/chalet$/, { en: 'chalet', es: 'chalet', isFeminine: false }],
  [/villa$/, { en: 'villa', es: 'villa', isFeminine: true }],
  [/ranch|bunkhouse/, { en: 'ranch house', es: 'casa de rancho', isFeminine: true }],
  [/hotel$/, { en: 'hotel', es: 'hotel', isFeminine: false }],
  [/inn$/, { en: 'inn', es: 'posada', isFeminine: true }],
  [/loft$/, { en: 'converted factory', es: 'antigua fábrica', isFeminine: true }],
  [/cabin$/, { en: 'cabin', es: 'cabaña', isFeminine: true }],
  [/cottage$/, { en: 'cottage', es: 'casita', isFeminine: true }],
  [/bungalow$/, { en: 'bungalow', es: 'bungaló', isFeminine: false }],
  [/^stilt/, { en: 'house on stilts', es: 'casa sobre pilotes', isFeminine: true }],
  [
    /walk-up|prewar|decker|block|shop|courtyard|apartments|condo/,
    { en: 'apartment building', es: 'edificio de apartamentos', isFeminine: false },
  ],
];
const HOUSE: Noun = { en: 'house', es: 'casa', isFeminine: true };

/** "a white shingled cottage", "una casita de tejuelas blanca" */
export const describeFacade = ({ building, material, color }: Facade, locale: 'en' | 'es'): string => {
  const noun = NOUNS.find(([names]) => names.test(building))?.[1] ?? HOUSE;
  const paint = isPaint(color) ? PAINT_WORDS[color] : null;
  const walls = MATERIAL_WORDS[material];
  if (locale === 'en') {
    const words = [paint?.en, walls?.en, noun.en].filter(Boolean).join(' ');
    return `${/^[aeio]/.test(words) ? 'an' : 'a'} ${words}`;
  }
  const ending = noun.isFeminine ? 'a' : 'o';
  const words = [noun.es, walls?.es, paint?.es.replace('{o/a}', ending)].filter(Boolean).join(' ');
  return `${noun.isFeminine ? 'una' : 'un'} ${words}`;
};
