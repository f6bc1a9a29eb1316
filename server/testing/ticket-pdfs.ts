import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';

/** A PDF with a page for each text, as a seller gets it from a venue. */
export const aPdf = async (texts: readonly string[]): Promise<string> => {
  const doc = await PDFDocument.create();
  for (const text of texts) doc.addPage([300, 200]).drawText(text, { x: 20, y: 100, size: 12 });
  return Buffer.from(await doc.save()).toString('base64');
};

/** A ticket that hasn't been uploaded before. */
export const aTicketPdf = (pages = 1): Promise<string> =>
  aPdf(Array.from({ length: pages }, () => `Admit one ${randomUUID()}`));

/** A page with a script that runs when it is opened, a link, and a file attached. */
export const aPdfWithExtras = async (text: string): Promise<string> => {
  const doc = await PDFDocument.create();
  const page = doc.addPage([300, 200]);
  page.drawText(text, { x: 20, y: 100, size: 12 });
  doc.addJavaScript('greeting', 'app.alert("hello from the script")');
  await doc.attach(Buffer.from('the attached file'), 'notes.txt', { mimeType: 'text/plain' });
  const action = doc.context.obj({ Type: 'Action', S: 'JavaScript', JS: PDFString.of('app.beep("open")') });
  doc.catalog.set(PDFName.of('OpenAction'), action);
  page.node.set(PDFName.of('AA'), doc.context.obj({ O: action }));
  const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 300, 200] };
  const uri = { S: 'URI', URI: PDFString.of('https://elsewhere.example') };
  page.node.set(
    PDFName.of('Annots'),
    doc.context.obj([doc.context.register(doc.context.obj({ ...link, A: uri }))]),
  );
  return Buffer.from(await doc.save({ useObjectStreams: false })).toString('base64');
};

export const anEncryptedPdf = async (): Promise<string> => {
  const doc = await PDFDocument.create();
  doc.addPage([300, 200]);
  doc.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
  return Buffer.from(await doc.save()).toString('base64');
};

/** A PDF of these objects; the first is the catalog. */
export const rawPdf = (objects: readonly (string | Buffer)[]): string => {
  const parts = objects.map((object, i) =>
    Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
  );
  const trailer = `trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`;
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from(trailer)]).toString('base64');
};

export const rawStream = (dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);

let packed: Buffer | undefined;
/** About 100 kB that unpack to 100 MiB. Packing them takes half a second. */
export const bomb = (): Buffer => {
  packed ??= deflateSync(Buffer.alloc(100 * 1024 * 1024));
  return packed;
};

const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>';

/** One page whose content is this stream. */
export const pdfWithContent = (content: Buffer): string => rawPdf([catalog, pages, page, content]);

/** Pages whose list contains itself. */
export const endlessPdf = (): string => rawPdf([catalog, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']);

/** Lists of lists of pages: thirty levels of two are a billion pages. */
export const manyPagesPdf = (): string =>
  rawPdf([
    catalog,
    ...Array.from({ length: 30 }, (_, i) => `<< /Type /Pages /Kids [${i + 3} 0 R ${i + 3} 0 R] /Count 1 >>`),
    '<< /Type /Page /MediaBox [0 0 9 9] >>',
  ]);

/** The pages of several PDFs in one, as a program that joins PDFs writes them. */
export const joinPdfs = async (contents: readonly string[]): Promise<string> => {
  const doc = await PDFDocument.create();
  for (const content of contents) {
    const source = await PDFDocument.load(Buffer.from(content, 'base64'));
    for (const page of await doc.copyPages(source, source.getPageIndices())) doc.addPage(page);
  }
  return Buffer.from(await doc.save()).toString('base64');
};
