import { randomBytes } from 'node:crypto';
import { mostFileBytes } from '@golark/contract/selling/rules';
import { expect, test } from 'vitest';
import {
  anEncryptedPdf,
  aPdfWithExtras,
  aTicketPdf,
  bomb,
  endlessPdf,
  manyPagesPdf,
  pdfWithContent,
  rawPdf,
  rawStream,
} from '#testing/ticket-pdfs';
import { splitPdf } from './split-pdf.ts';
import type { SplitResult } from './split-result.ts';
import { assertWithinBudget } from './stream-budget.ts';

const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const junk = (bytes: number): Buffer => randomBytes(bytes);
const base64 = (...parts: (string | Buffer)[]): string =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string))).toString('base64');

const split = (content: string, ticketCount = 1): Promise<SplitResult> =>
  splitPdf({ bytes: new Uint8Array(Buffer.from(content, 'base64')), ticketCount });

const faultOf = async (content: string): Promise<string | undefined> => {
  const result = await split(content);
  if (result.ok) return undefined;
  return typeof result.fault === 'string' ? result.fault : result.fault.code;
};

/** What the files contain, with every stream as it is. */
const textsOf = (result: SplitResult): string[] =>
  result.ok ? result.parts.map(({ bytes }) => Buffer.from(bytes).toString('latin1')) : [];

const packed = bomb();
const good = Buffer.from(await aTicketPdf(), 'base64');

test.each([
  ['a text', base64('not a PDF at all'), 'file_not_pdf'],
  ['4 MiB of junk', base64(junk(mostFileBytes)), 'file_not_pdf'],
  ['junk that looks like a PDF', base64('%PDF-1.7\n', junk(500_000), '%%EOF'), 'file_damaged'],
  ['the first half of a file', base64(good.subarray(0, good.length / 2)), 'file_damaged'],
  ['a file with a password', await anEncryptedPdf(), 'file_encrypted'],
  ['a bomb that is drawn', pdfWithContent(rawStream('/Filter /FlateDecode', packed)), 'file_too_complex'],
  [
    'a bomb that has to be read to know what is in the file, under names that are written otherwise',
    rawPdf([catalog, rawStream('/Type /Obj#53tm /N 1 /First 4 /F#69lter [/FlateDecode]', packed)]),
    'file_too_complex',
  ],
  [
    'a bomb that says it ends at once',
    pdfWithContent(Buffer.concat([Buffer.from('<< /Filter /FlateDecode /Length 1 >>\nstream\n'), packed])),
    'file_too_complex',
  ],
  [
    'what can not be measured behind another filter',
    pdfWithContent(rawStream('/Filter [/ASCIIHexDecode /FlateDecode]', junk(200_000))),
    'file_too_complex',
  ],
  [
    'a filter that is named elsewhere',
    pdfWithContent(rawStream('/Filter 9 0 R', packed)),
    'file_too_complex',
  ],
  [
    'a word for a stream on each line',
    base64('%PDF-1.7\n', 'stream\n'.repeat(150_000), '%%EOF'),
    'file_too_complex',
  ],
  [
    'dictionaries that all begin at the same place',
    base64('%PDF-1.7\n1 0 obj <<', ` ${'x'.repeat(1500)} stream`.repeat(2000), '%%EOF'),
    'file_too_complex',
  ],
  [
    'filters without an end before each of many streams',
    base64('%PDF-1.7\n', `1 0 obj <<${'/F ['.repeat(4000)} stream `.repeat(250), '%%EOF'),
    'file_too_complex',
  ],
  ['pages that contain themselves', endlessPdf(), 'file_damaged'],
  ['a billion pages', manyPagesPdf(), 'file_pages'],
  ['no page', rawPdf([catalog, '<< /Type /Pages /Kids [] /Count 0 >>']), 'file_pages'],
  ['no list of pages', rawPdf(['<< /Type /Catalog >>']), 'file_damaged'],
])('refuses %s', async (_, content, code) => {
  expect(await faultOf(content)).toBe(code);
});

test('a file is not looked at for longer than it may take', async () => {
  const bytes = new Uint8Array(Buffer.from(await aTicketPdf(20), 'base64'));
  expect(() => assertWithinBudget(bytes)).not.toThrow();
  expect(() => assertWithinBudget(bytes, { milliseconds: -1 })).toThrow('takes too long');
});

test('a page whose list of pictures has those of other seats is passed on with its own', async () => {
  const picture = (data: string) =>
    rawStream('/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8', Buffer.from(data));
  const page = (contents: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents ${contents} 0 R >>`;
  const shared = '/Resources << /XObject << /Im1 7 0 R /Im2 8 0 R >> >>';
  const content = rawPdf([
    catalog,
    `<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 ${shared} >>`,
    page(5),
    page(6),
    rawStream('', Buffer.from('q /Im1 Do Q')),
    rawStream('', Buffer.from('q /Im2 Do Q')),
    picture('the barcode of seat one'),
    picture('the barcode of seat two'),
  ]);
  const has = textsOf(await split(content, 2)).map((text) =>
    ['one', 'two'].filter((seat) => text.includes(`the barcode of seat ${seat}`)),
  );
  expect(has).toEqual([['one'], ['two']]);
});

test('a script, a link and an attached file are not passed on', async () => {
  const [text = ''] = textsOf(await split(await aPdfWithExtras('Admit one')));
  expect(text).toContain('%PDF');
  for (const left of ['JavaScript', 'app.', 'elsewhere', 'EmbeddedFile', 'notes.txt', 'OpenAction'])
    expect(text, left).not.toContain(left);
});
