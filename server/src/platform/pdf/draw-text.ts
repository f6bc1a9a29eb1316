import { type PdfDocument, pdfColors } from '../pdf.ts';
import { bytesOfFont, type PdfWeight } from './fonts.ts';
import { runsOf, type TextRun } from './text-runs.ts';

export interface PdfTextStyle {
  size: number;
  weight?: PdfWeight | undefined;
  color?: string | undefined;
  align?: 'left' | 'right' | undefined;
  width: number;
}

type Line = { runs: TextRun[]; width: number };

const lineGap = 2;

/** The part of a font's height that is above the line on which letters stand. */
const baseline = 0.8;

/** The types of the library have the names of features only; it also takes which are on and which are off. */
const optionsOf = ({ features }: TextRun): PDFKit.Mixins.TextOptions =>
  features ? { features: features as unknown as PDFKit.Mixins.OpenTypeFeatures[] } : {};

const prepare = (doc: PdfDocument, { font }: TextRun, size: number): PdfDocument => {
  const bytes = bytesOfFont(font);
  if (bytes) doc.registerFont(font, bytes);
  return doc.font(font).fontSize(size);
};

const widthOf = (doc: PdfDocument, run: TextRun, size: number): number =>
  prepare(doc, run, size).widthOfString(run.text, optionsOf(run));

/** A line may end after a space, and within Chinese, Japanese and very long words. */
const piece =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\s*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,24}\s*|\s+/gu;

const piecesOf = (run: TextRun): TextRun[] =>
  run.isRightToLeft ? [run] : (run.text.match(piece) ?? []).map((text) => ({ ...run, text }));

const add = (line: Line, run: TextRun, width: number): void => {
  const last = line.runs.at(-1);
  if (last?.font === run.font && last.isRightToLeft === run.isRightToLeft) last.text += run.text;
  else line.runs.push({ ...run });
  line.width += width;
};

/** Several fonts in one text: the library continues a text in another font, but on another line of letters. */
const linesOf = (
  doc: PdfDocument,
  runs: readonly TextRun[],
  { size, width: full }: Pick<PdfTextStyle, 'size' | 'width'>,
): Line[] => {
  let line: Line = { runs: [], width: 0 };
  const lines = [line];
  for (const run of runs.flatMap(piecesOf)) {
    const width = widthOf(doc, run, size);
    if (line.runs.length > 0 && line.width + width > full) {
      line = { runs: [], width: 0 };
      lines.push(line);
    }
    add(line, run, width);
  }
  return lines;
};

const lineHeightOf = (doc: PdfDocument, runs: readonly TextRun[], size: number): number =>
  Math.max(...runs.map((run) => prepare(doc, run, size).currentLineHeight())) + lineGap;

/** The height of a text in any scripts. */
export const heightOfText = (doc: PdfDocument, text: string, style: PdfTextStyle): number => {
  const { size, width, weight = 'regular' } = style;
  const [first, ...others] = runsOf(text, weight);
  if (!first) return 0;
  const runs = [first, ...others];
  if (others.length > 0) return linesOf(doc, runs, style).length * lineHeightOf(doc, runs, size);
  return prepare(doc, first, size).heightOfString(first.text, { ...optionsOf(first), width, lineGap });
};

const drawLines = (
  doc: PdfDocument,
  runs: readonly TextRun[],
  { x, y, style }: { x: number; y: number; style: PdfTextStyle },
): void => {
  const { size, width, align } = style;
  const height = lineHeightOf(doc, runs, size);
  linesOf(doc, runs, style).forEach((line, i) => {
    let left = align === 'right' ? x + width - line.width : x;
    for (const run of line.runs) {
      const options = { ...optionsOf(run), lineBreak: false, baseline: 'alphabetic' as const };
      const runWidth = widthOf(doc, run, size);
      doc.text(run.text, left, y + i * height + baseline * size, options);
      left += runWidth;
    }
  });
};

/** Draws a text in any scripts, and returns where it ends. */
export const drawText = (
  doc: PdfDocument,
  text: string,
  { x, y, ...style }: PdfTextStyle & { x: number; y: number },
): number => {
  const { size, width, weight = 'regular', color = pdfColors.ink, align = 'left' } = style;
  const height = heightOfText(doc, text, style);
  const [first, ...others] = runsOf(text, weight);
  if (!first) return y;
  doc.fillColor(color);
  if (others.length > 0) drawLines(doc, [first, ...others], { x, y, style });
  else prepare(doc, first, size).text(first.text, x, y, { ...optionsOf(first), width, align, lineGap });
  return y + height;
};
