import { StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { type BarcodePage, barcodePdf } from '#testing/barcode-pdfs';
import { pdfWithContent, rawPdf, rawStream } from '#testing/ticket-pdfs';
import { addBarcodes } from './add-barcodes.ts';
import { drawingModules } from './drawing-modules.ts';
import { limitWasmMemory } from './limit-wasm-memory.ts';
import { splitPdf } from './split-pdf.ts';
import type { ReadResult } from './split-result.ts';

const readFile = async (content: string, ticketCount: number): Promise<ReadResult> => {
  const split = await splitPdf({ bytes: new Uint8Array(Buffer.from(content, 'base64')), ticketCount });
  return split.ok ? addBarcodes(split.parts, await drawingModules()) : split;
};

const codesOf = (result: ReadResult): string[][] | object =>
  result.ok ? result.parts.map(({ barcodes }) => barcodes) : result;

const codesIn = async (pages: readonly BarcodePage[]) =>
  codesOf(await readFile(await barcodePdf(pages), pages.length));

test('the same content is the same barcode in any symbology, font and place', async () => {
  const [first] = (await codesIn([{ barcode: '700123456789' }])) as string[][];
  expect(first).toHaveLength(1);
  for (const change of [
    { font: StandardFonts.TimesRoman, moved: 17 },
    { format: 'PDF417' },
    { format: 'Aztec' },
    { format: 'DataMatrix' },
    { format: 'Code128' },
    { other: 'https://shop.example/app' },
  ] as const)
    expect([change, await codesIn([{ barcode: '700123456789', ...change }])]).toEqual([change, [first]]);
});

test('other contents are other barcodes, in every symbology', async () => {
  const formats = ['QRCode', 'Aztec', 'PDF417', 'DataMatrix', 'Code128'] as const;
  const pages = formats.map((format, i) => ({ format, barcode: `70012345678${i}` }));
  const codes = ((await codesIn(pages)) as string[][]).flat();
  expect(new Set(codes).size).toBe(formats.length);
});

test('a link and what is too short identify no ticket', async () => {
  const pages = ['https://shop.example/app', 'WIFI:S:arena;T:WPA;P:1;;', 'GATE4'].map((barcode) => ({
    barcode,
  }));
  expect(await codesIn(pages)).toEqual([[], [], []]);
});

test('two tickets of a file with the same barcode are named', async () => {
  const pages = ['700123456789', '700123456780', '700123456789'].map((barcode) => ({ barcode }));
  expect(await codesIn(pages)).toEqual({
    ok: false,
    fault: { code: 'file_barcode_repeated', first: 1, second: 3 },
  });
});

const page = (box: string) =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R >>`,
    rawStream('', Buffer.from('0 0 9 9 re f')),
  ]);

test.each([
  ['without an area', page('0 0 0 0')],
  ['that are as wide as a street', page('0 0 900000 1')],
  ['larger than a house', page('0 0 9000000 9000000')],
  ['that draw nonsense', pdfWithContent(rawStream('', Buffer.from('q q q /No Do BT (x) Tj ET Q 1 0 0')))],
])('pages %s have no barcode', async (_, content) => {
  expect(codesOf(await readFile(content, 1))).toEqual([[]]);
});

test('pages that draw themselves again and again are refused', async () => {
  const form = (next: number) =>
    `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F ${next} 0 R >> >>`;
  const content = rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << /XObject << /F 5 0 R >> >> /Contents 4 0 R >>',
    rawStream('', Buffer.from('/F Do')),
    ...Array.from({ length: 30 }, (_, i) => rawStream(form(i + 6), Buffer.from('/F Do /F Do'))),
    rawStream('/Type /XObject /Subtype /Form /BBox [0 0 9 9]', Buffer.from('0 0 9 9 re f')),
  ]);
  expect(codesOf(await readFile(content, 1))).toEqual({ ok: false, fault: 'file_too_complex' });
});

test('a thread that draws has as much memory for it as it is given', () => {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  const memory = new WebAssembly.Memory({ initial: 8, maximum: 1000 });
  try {
    limitWasmMemory(1);
    expect(memory.grow(8)).toBe(8);
    expect(() => memory.grow(1)).toThrow('too much memory');
  } finally {
    prototype.grow = grow;
  }
});
