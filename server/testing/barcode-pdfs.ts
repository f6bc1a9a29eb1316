import fs from 'node:fs';
import { createRequire } from 'node:module';
import { PDFDocument, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { prepareZXingModule, type WriteInputBarcodeFormat, writeBarcode } from 'zxing-wasm/writer';

const require = createRequire(import.meta.url);

/** One page of a PDF with a barcode, as a ticket shop draws it. */
export interface BarcodePage {
  barcode: string;
  format?: WriteInputBarcodeFormat;
  /** The text of the page beside the barcode. */
  text?: string;
  font?: StandardFonts;
  /** Points by which the barcode is moved. */
  moved?: number;
  /** Another barcode below it. */
  other?: string;
}

let prepared: Promise<unknown> | undefined;
const prepare = (): Promise<unknown> => {
  const wasmBinary = fs.readFileSync(require.resolve('zxing-wasm/writer/zxing_writer.wasm')).buffer;
  prepared ??= prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return prepared;
};

const widths: Partial<Record<WriteInputBarcodeFormat, number>> = { Code128: 190, PDF417: 210 };

const drawBarcode = async (
  page: PDFPage,
  { content, format, at }: { content: string; format: WriteInputBarcodeFormat; at: { x: number; y: number } },
): Promise<void> => {
  const { symbol, error } = await writeBarcode(content, { format });
  if (!symbol) throw new Error(error);
  const { data, width, height } = symbol;
  const step = (widths[format] ?? 100) / width;
  const rowHeight = format === 'Code128' ? 40 / height : step;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((data[y * width + x] ?? 255) < 128)
        page.drawRectangle({
          x: at.x + x * step,
          y: at.y - y * rowHeight,
          width: step + 0.02,
          height: rowHeight + 0.02,
          color: rgb(0, 0, 0),
        });
};

/** A PDF in base64 with these pages. */
export const barcodePdf = async (pages: readonly BarcodePage[]): Promise<string> => {
  await prepare();
  const doc = await PDFDocument.create();
  for (const { barcode, format = 'QRCode', text = 'Admit one', font, moved = 0, other } of pages) {
    const page = doc.addPage([420, 595]);
    page.setFont(await doc.embedFont(font ?? StandardFonts.Helvetica));
    page.drawText(text, { x: 40, y: 540, size: 18 });
    await drawBarcode(page, { content: barcode, format, at: { x: 100 + moved, y: 400 } });
    if (other) await drawBarcode(page, { content: other, format: 'QRCode', at: { x: 100, y: 180 } });
  }
  return Buffer.from(await doc.save()).toString('base64');
};
