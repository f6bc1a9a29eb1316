import {
  builtInFont,
  canBeLaidOut,
  findFont,
  hasGlyphs,
  invisible,
  isWestern,
  lastResort,
  type PdfWeight,
} from './fonts.ts';

/** A part of a text that is drawn with one font in one direction. */
export interface TextRun {
  text: string;
  /** The built-in name or the file of a font. */
  font: string;
  isRightToLeft: boolean;
  /** For the library, where its defaults don't serve. */
  features?: Readonly<Record<string, boolean>>;
}

/** Combining marks and joiners are drawn with the character before them. */
const mark = /[\p{M}\u200c\u200d]/u;
const space = /[\s\p{P}]/u;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** `U+20BB7`, which differs from the code of every other character; empty boxes are all the same. */
const codeOf = (text: string): string =>
  [...text]
    .filter((sign) => !invisible.test(sign))
    .map((sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`)
    .join(' ');

/** Characters with the marks that belong to them. */
const clustersOf = (text: string): string[] => {
  const clusters: string[] = [];
  for (const sign of text) {
    const isMark = mark.test(sign);
    const last = clusters.at(-1);
    if (isMark && last !== undefined) clusters[clusters.length - 1] = last + sign;
    else if (isMark || !invisible.test(sign)) clusters.push(sign);
  }
  return clusters;
};

const runOf = (cluster: string, weight: PdfWeight, before: TextRun | undefined): TextRun => {
  if (space.test(cluster) && before && hasGlyphs(before.font, cluster)) return { ...before, text: cluster };
  const font = findFont(cluster, weight);
  return font
    ? { text: cluster, font, isRightToLeft: rightToLeft.test(cluster) }
    : { text: codeOf(cluster), font: builtInFont(weight), isRightToLeft: false };
};

/** Spaces at the end of a run from right to left belong to what follows it. */
const trailing = /[\s\p{P}]+$/u;

const splitTrailing = (run: TextRun, weight: PdfWeight): TextRun[] => {
  const end = run.isRightToLeft ? trailing.exec(run.text) : null;
  if (!end) return [run];
  const font = isWestern(end[0]) ? builtInFont(weight) : run.font;
  const rest = { text: end[0], font, isRightToLeft: false };
  return end.index === 0 ? [rest] : [{ ...run, text: run.text.slice(0, end.index) }, rest];
};

/** With any feature the library lays out a line at once; without one it places every word to the right of the one before. */
const wholeLine = { kern: true };

/** Marks have no place of their own on a few letters of Noto, which the library does not expect: it fails. */
const withoutPlacedMarks = { mark: false, mkmk: false, abvm: false, blwm: false };

const withFeatures = (run: TextRun): TextRun => {
  if (run.isRightToLeft) return { ...run, features: wholeLine };
  return canBeLaidOut(run.font, run.text) ? run : { ...run, features: withoutPlacedMarks };
};

/**
 * The runs of a text: one wherever one font has all of it. A character that no font has is written as its code, because
 * an empty box would be the same for every name.
 */
export const runsOf = (typed: string, weight: PdfWeight): TextRun[] => {
  // the built-in fonts have no minus sign
  const text = typed.normalize('NFC').replaceAll('\u2212', '-');
  const font = rightToLeft.test(text) || invisible.test(text) ? null : findFont(text, weight);
  if (font && font !== lastResort) return [withFeatures({ text, font, isRightToLeft: false })];
  const runs: TextRun[] = [];
  for (const cluster of clustersOf(text)) {
    const last = runs.at(-1);
    const next = runOf(cluster, weight, last);
    if (last && last.font === next.font && last.isRightToLeft === next.isRightToLeft) last.text += next.text;
    else runs.push(next);
  }
  return runs.flatMap((run) => splitTrailing(run, weight)).map(withFeatures);
};
