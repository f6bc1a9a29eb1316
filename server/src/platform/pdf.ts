import PDFDocument from 'pdfkit';

export type PdfDocument = InstanceType<typeof PDFDocument>;

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
