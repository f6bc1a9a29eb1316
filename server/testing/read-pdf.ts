import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDocument, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib';

const streamsOf = (page: PDFPage): PDFRawStream[] => {
  const contents = page.node.Contents();
  if (contents instanceof PDFRawStream) return [contents];
  if (!(contents instanceof PDFArray)) return [];
  const parts = contents.asArray().map((_, i) => contents.lookup(i));
  return parts.filter((part) => part instanceof PDFRawStream);
};

const decoded = (hex: string): string => Buffer.from(hex, 'hex').toString('latin1');

/**
 * The text that each page of a PDF draws in a built-in font, one line for each drawing operator, in their order; other fonts
 * draw glyph numbers.
 */
export const textOfPages = async (bytes: Uint8Array): Promise<string[]> => {
  const doc = await PDFDocument.load(bytes);
  return doc.getPages().map((page) => {
    const drawn = streamsOf(page)
      .map(({ contents }) => inflateSync(contents).toString('latin1'))
      .join('');
    const operators = [...drawn.matchAll(/\[(.*?)\] TJ|(<[0-9A-F]+>) Tj/gi)];
    return operators
      .map(([, several, single]) =>
        [...(several ?? single ?? '').matchAll(/<([0-9a-f]+)>/gi)]
          .map(([, hex = '']) => decoded(hex))
          .join(''),
      )
      .join('\n');
  });
};
