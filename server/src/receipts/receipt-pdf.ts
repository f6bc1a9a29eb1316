import { type PdfDocument, pdfBytes, pdfColors } from '#platform/pdf';
import { drawText, heightOfText, type PdfTextStyle } from '#platform/pdf/draw-text';

export interface PaperRow {
  label: string;
  /** Formatted money. */
  value: string;
  isStrong?: boolean;
}

/** The texts of a receipt, an invoice or a credit note, in the language of its reader. */
export interface Paper {
  brand: string;
  title: string;
  /** Number, day: `Order GKAB23CD45`. */
  facts: readonly string[];
  /** Side by side below the title: for whom, from whom. */
  parties: readonly { heading: string; lines: readonly string[] }[];
  /** What was bought, one after the other, and what was paid. */
  sections: readonly { heading: string; lines: readonly string[]; rows: readonly PaperRow[] }[];
  notes: readonly string[];
}

/** US Letter. */
const page = { width: 612, height: 792, margin: 54 };
const contentWidth = page.width - 2 * page.margin;
const bottom = page.height - page.margin;

interface Style {
  size?: number;
  weight?: 'regular' | 'bold';
  color?: string;
  align?: 'left' | 'right';
  x?: number;
  width?: number;
}

interface Pen {
  doc: PdfDocument;
  y: number;
}

const withDefaults = ({ size = 10, width = contentWidth, ...style }: Style): PdfTextStyle => ({
  ...style,
  size,
  width,
});

const heightOf = (doc: PdfDocument, text: string, style: Style): number =>
  heightOfText(doc, text, withDefaults(style));

/** Continues on a new page if this height does not fit. */
const makeRoom = (pen: Pen, height: number): void => {
  if (pen.y + height <= bottom) return;
  pen.doc.addPage();
  pen.y = page.margin;
};

const drawAt = (
  doc: PdfDocument,
  text: string,
  { x = page.margin, y, ...style }: Style & { y: number },
): void => {
  drawText(doc, text, { ...withDefaults(style), x, y });
};

const write = (pen: Pen, text: string, style: Style = {}): void => {
  const height = heightOf(pen.doc, text, style);
  makeRoom(pen, height);
  drawAt(pen.doc, text, { ...style, y: pen.y });
  pen.y += height;
};

const valueWidth = 110;

const writeRow = (pen: Pen, { label, value, isStrong }: PaperRow): void => {
  const style = { weight: isStrong ? 'bold' : 'regular', width: contentWidth - valueWidth } as const;
  const height = Math.max(heightOf(pen.doc, label, style), 14);
  makeRoom(pen, height + 6);
  if (isStrong) {
    const { margin, width } = page;
    pen.doc
      .moveTo(margin, pen.y + 1)
      .lineTo(width - margin, pen.y + 1)
      .lineWidth(0.5)
      .stroke(pdfColors.muted);
    pen.y += 6;
  }
  drawAt(pen.doc, label, { ...style, y: pen.y });
  const x = page.width - page.margin - valueWidth;
  drawAt(pen.doc, value, { ...style, x, width: valueWidth, align: 'right', y: pen.y });
  pen.y += height + 3;
};

const writeParties = (pen: Pen, parties: Paper['parties']): void => {
  const width = contentWidth / Math.max(1, parties.length) - 12;
  const top = pen.y;
  const bottoms = parties.map(({ heading, lines }, i) => {
    const x = page.margin + i * (width + 12);
    const column: Pen = { doc: pen.doc, y: top };
    write(column, heading, { x, width, size: 9, color: pdfColors.muted });
    for (const line of lines) write(column, line, { x, width });
    return column.y;
  });
  pen.y = Math.max(top, ...bottoms);
};

const draw = (pen: Pen, paper: Paper): void => {
  const { doc } = pen;
  doc.rect(0, 0, page.width, 8).fill(pdfColors.brand);
  write(pen, paper.brand, { size: 12, weight: 'bold', color: pdfColors.brand });
  pen.y += 12;
  write(pen, paper.title, { size: 22, weight: 'bold' });
  for (const fact of paper.facts) write(pen, fact, { color: pdfColors.muted });
  pen.y += 16;
  writeParties(pen, paper.parties);
  for (const { heading, lines, rows } of paper.sections) {
    pen.y += 18;
    makeRoom(pen, 60);
    write(pen, heading, { size: 13, weight: 'bold' });
    for (const line of lines) write(pen, line, { color: pdfColors.muted });
    pen.y += 6;
    for (const row of rows) writeRow(pen, row);
  }
  pen.y += 18;
  for (const note of paper.notes) write(pen, note, { size: 9, color: pdfColors.muted });
};

/** As many pages as it needs. */
export const receiptPdf = (paper: Paper, createdAt: Date): Promise<Buffer> => {
  // no margins of the library: it would break pages by itself
  const margins = { top: 0, bottom: 0, left: 0, right: 0 };
  const info = { Title: paper.title, CreationDate: createdAt };
  return pdfBytes({ size: [page.width, page.height], margins, info }, (doc) =>
    draw({ doc, y: page.margin }, paper),
  );
};
