import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { readWoff } from './read-woff.ts';

export type PdfWeight = 'regular' | 'bold';

const require = createRequire(import.meta.url);

/** The fonts of every PDF reader, which have Western languages only. */
const builtIn = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const;

/** Latin beyond Western languages, Greek, Cyrillic, Armenian, Georgian, Hebrew, Arabic. */
const dejaVu = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
} as const;

/** Every other script of the Basic Multilingual Plane, in one weight, from bitmaps: legible rather than fine. */
export const lastResort = require.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff');

/** Scripts whose letters change their form and place within a word, for which each font has the rules. */
const shapedScripts = [
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Malayalam',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thai',
] as const;

const shaped = shapedScripts.map((script) => {
  const name = `noto-sans-${script.toLowerCase()}`;
  const fileOf = (weight: number) =>
    require.resolve(`@fontsource/${name}/files/${name}-${script.toLowerCase()}-${weight}-normal.woff`);
  return { letter: new RegExp(`\\p{Script=${script}}`, 'u'), regular: fileOf(400), bold: fileOf(700) };
});

/** The built-in fonts contain these characters: Windows-1252 without its rarer signs. */
const western = /^[\x20-\x7e\u00a0-\u00ff‘’“”–—…•\n]*$/;

/** Drawn by no font, or with the character before. */
export const invisible = /[\p{Cf}\p{Variation_Selector}]/u;

const loaded = new Map<string, { bytes: Buffer; font: Font }>();

/** Read once: the largest font takes 14 MB and 0.1 s, when a name first needs it. */
const load = (file: string) => {
  const known = loaded.get(file);
  if (known) return known;
  const bytes = file.endsWith('.woff') ? readWoff(file) : readFileSync(file);
  const read = { bytes, font: create(bytes) as Font };
  loaded.set(file, read);
  return read;
};

/** The font itself; null for a built-in one. */
export const bytesOfFont = (font: string): Buffer | null => (isBuiltIn(font) ? null : load(font).bytes);

const isBuiltIn = (font: string): boolean => font === builtIn.regular || font === builtIn.bold;

export const builtInFont = (weight: PdfWeight): string => builtIn[weight];

export const isWestern = (text: string): boolean => western.test(text);

export const hasGlyphs = (font: string, text: string): boolean =>
  isBuiltIn(font)
    ? isWestern(text)
    : [...text].every(
        (sign) => invisible.test(sign) || load(font).font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
      );

/** The first font that has all of a text; null if there is none. */
export const findFont = (text: string, weight: PdfWeight): string | null => {
  const script = shaped.find(({ letter }) => letter.test(text));
  const fonts = [builtIn[weight], ...(script ? [script[weight]] : []), dejaVu[weight], lastResort];
  return fonts.find((font) => hasGlyphs(font, text)) ?? null;
};

/** Whether the library can lay out a text with a font of the scripts above; with the others it always can. */
export const canBeLaidOut = (font: string, text: string): boolean => {
  if (!shaped.some(({ regular, bold }) => font === regular || font === bold)) return true;
  try {
    load(font).font.layout(text);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};
