import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

export type PdfDocument = InstanceType<typeof PDFDocument>;

const require = createRequire(import.meta.url);
/** Letters beyond those of the built-in font: names in other scripts. */
const fonts = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
} as const;

const builtIn = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const;

/** What the built-in fonts contain: Windows-1252 without its rarer signs. */
const isWestern = (text: string): boolean => /^[\x20-\x7e\u00a0-\u00ff‘’“”–—…•\n]*$/.test(text);

/** The file or the built-in name of the font that this text is drawn with. */
export const fontOf = (text: string, weight: 'regular' | 'bold'): string =>
  isWestern(text) ? builtIn[weight] : fonts[weight];

export const pdfColors = { ink: '#16211c', muted: '#5a6660', brand: '#0f7760' } as const;

/** The bytes of a document, once `draw` has drawn its pages. */
export const pdfBytes = (
  options: PDFKit.PDFDocumentOptions,
  draw: (doc: PdfDocument) => void,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const doc = new PDFDocument(options);
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    draw(doc);
    doc.end();
  });
