import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { inflateSync, constants as zlib } from 'node:zlib';
import type * as PdfLib from '@cantoo/pdf-lib';
import { mostFilePages } from '@golark/contract/selling/rules';
import { mostTickets } from '@golark/contract/tickets/rules';
import type { SplitPart, SplitResult, SplitTask } from './split-result.ts';
import { assertWithinBudget } from './stream-budget.ts';

const require = createRequire(import.meta.url);
/** Each file is read in a thread of its own, which takes a quarter less with the CommonJS build than with the ES modules. */
const { EncryptedPDFError, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFStream } =
  require('@cantoo/pdf-lib') as typeof PdfLib;

/** What a page needs to be seen. Links, forms, scripts and attached files are left out. */
const keptOfPage = new Set([
  ...['Type', 'Parent', 'Resources', 'Contents', 'MediaBox', 'CropBox', 'TrimBox', 'BleedBox', 'ArtBox'],
  ...['Rotate', 'UserUnit', 'Group'],
]);
const longestContent = 16 * 1024 * 1024;

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

/** A file that ends early has no end mark; what is left of it can still look like a document. */
const isComplete = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(-2048)).includes('%%EOF');

const textOfStream = (stream: unknown): string | null => {
  if (!(stream instanceof PDFRawStream)) return null;
  const filter = stream.dict.lookup(PDFName.of('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  if (only === undefined) return Buffer.from(stream.contents).toString('latin1');
  if (only !== PDFName.of('FlateDecode')) return null;
  const options = { maxOutputLength: longestContent, finishFlush: zlib.Z_SYNC_FLUSH };
  return inflateSync(stream.contents, options).toString('latin1');
};

/** What the page draws, as text; null if that can't be read. */
const contentOf = (page: PdfLib.PDFPage): string | null => {
  const contents = page.node.Contents();
  if (contents === undefined) return '';
  if (contents instanceof PDFStream) return textOfStream(contents);
  const texts = contents.asArray().map((_, i) => textOfStream(contents.lookup(i)));
  return texts.some((text) => text === null) ? null : texts.join('\n');
};

/**
 * Pages often share one list of pictures. What this page doesn't draw is left out of it: a picture can be the barcode of the seat
 * next to it.
 */
const dropUnusedPictures = (page: PdfLib.PDFPage): void => {
  const resources = page.node.Resources();
  const pictures = resources?.lookup(PDFName.of('XObject'));
  const content = contentOf(page);
  if (!resources || !(pictures instanceof PDFDict) || content === null) return;
  const used = new Set([...content.matchAll(/\/([^\s/<>[\](){}%]+)/g)].map(([, name]) => name));
  const own = page.doc.context.obj({});
  for (const [name, picture] of pictures.entries())
    if (used.has(name.asString().slice(1))) own.set(name, picture);
  const copy = resources.clone(page.doc.context);
  copy.set(PDFName.of('XObject'), own);
  page.node.set(PDFName.of('Resources'), copy);
};

const strip = (page: PdfLib.PDFPage): void => {
  for (const key of page.node.keys()) if (!keptOfPage.has(key.decodeText())) page.node.delete(key);
  dropUnusedPictures(page);
};

/** Of everything in the document, in its order; the same pages give the same hash whatever file they were in. */
const hashOf = (doc: PdfLib.PDFDocument): string => {
  const hash = createHash('sha256');
  for (const [ref, object] of doc.context.enumerateIndirectObjects()) {
    hash.update(`\n${ref} `);
    if (object instanceof PDFRawStream) hash.update(object.dict.toString()).update(object.contents);
    else hash.update(object.toString());
  }
  return hash.digest('hex');
};

/** These pages as a document of their own. */
const partOf = async (source: PdfLib.PDFDocument, pages: readonly number[]): Promise<SplitPart> => {
  const doc = await PDFDocument.create({ updateMetadata: false });
  for (const page of await doc.copyPages(source, [...pages])) doc.addPage(page);
  const sha256 = hashOf(doc);
  const bytes = await doc.save({ useObjectStreams: false, addDefaultPage: false });
  return { bytes, sha256, pageCount: pages.length };
};

const pagesOfTickets = (pageCount: number, ticketCount: number | null): number[][] | null => {
  const all = Array.from({ length: pageCount }, (_, i) => i);
  if (pageCount === 0) return null;
  if (ticketCount === 1) return [all];
  const isRight = ticketCount === null ? pageCount <= mostTickets : pageCount === ticketCount;
  return isRight ? all.map((page) => [page]) : null;
};

const deepestList = 32;

/** How many pages there are, up to a limit: lists of lists of pages can have billions. Throws for lists without an end. */
const countPages = (list: PdfLib.PDFDict, limit: number, depth = 0): number => {
  const kids = list.lookup(PDFName.of('Kids'));
  if (!(kids instanceof PDFArray)) return 1;
  if (depth > deepestList) throw new Error('lists of pages without an end');
  let count = 0;
  for (let i = 0; i < kids.size() && count < limit; i++) {
    const kid = kids.lookup(i);
    if (kid instanceof PDFDict) count += countPages(kid, limit - count, depth + 1);
  }
  return count;
};

const split = async ({ bytes, ticketCount }: SplitTask): Promise<SplitResult> => {
  const source = await PDFDocument.load(bytes, { updateMetadata: false, capNumbers: true });
  if (source.isEncrypted) return { ok: false, fault: 'file_encrypted' };
  const pageCount = countPages(source.catalog.Pages(), mostFilePages + 1);
  if (pageCount > mostFilePages) return { ok: false, fault: { code: 'file_pages', count: pageCount } };
  const pages = source.getPages();
  const tickets = pagesOfTickets(pages.length, ticketCount);
  if (!tickets) return { ok: false, fault: { code: 'file_pages', count: pages.length } };
  for (const page of pages) strip(page);
  const parts: SplitPart[] = [];
  for (const of of tickets) parts.push(await partOf(source, of));
  return { ok: true, parts };
};

/** One PDF for each ticket, with its pages and nothing else. Runs in a worker: a file can make it take long, or all memory. */
export const splitPdf = async (task: SplitTask): Promise<SplitResult> => {
  if (!isPdf(task.bytes)) return { ok: false, fault: 'file_not_pdf' };
  if (!isComplete(task.bytes)) return { ok: false, fault: 'file_damaged' };
  try {
    assertWithinBudget(task.bytes);
  } catch {
    return { ok: false, fault: 'file_too_complex' };
  }
  try {
    return await split(task);
  } catch (error) {
    return { ok: false, fault: error instanceof EncryptedPDFError ? 'file_encrypted' : 'file_damaged' };
  }
};
