import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import type { DrawingModules } from './drawing-modules.ts';

/** About 150 dots per inch of a letter page; small tickets are drawn larger. */
const pixelsOfPage = 2_200_000;
const mostScale = 4;
const longestSide = 6000;

/** Doors read these formats. Other barcodes on a ticket, such as that of a product, identify nothing. */
const options: ReaderOptions = {
  formats: ['QRCode', 'Aztec', 'PDF417', 'DataMatrix', 'Code128'],
  tryHarder: true,
  maxNumberOfSymbols: 12,
};

type Instantiated = (instance: WebAssembly.Instance, module: WebAssembly.Module) => unknown;

/** How both libraries are given a module that is compiled already. */
const instantiate = (module: WebAssembly.Module) => (imports: WebAssembly.Imports, done: Instantiated) => {
  const instance = new WebAssembly.Instance(module, imports);
  done(instance, module);
  return instance.exports;
};

const scaleOf = (page: PDFiumPage): number => {
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
  const area = Math.max(1, width * height);
  return Math.min(mostScale, Math.sqrt(pixelsOfPage / area), longestSide / Math.max(1, width, height));
};

/** The page as gray pixels in the format of a canvas; null for a page without an area. */
const drawPage = async (page: PDFiumPage): Promise<ImageData | null> => {
  const { data, width, height } = await page.render({
    scale: scaleOf(page),
    render: 'bitmap',
    colorSpace: 'Gray',
  });
  if (width * height === 0) return null;
  const pixels = new Uint32Array(width * height);
  for (let i = 0; i < pixels.length; i++) pixels[i] = 0xff000000 | ((data[i] ?? 0) * 0x010101);
  return { data: new Uint8ClampedArray(pixels.buffer), width, height } as ImageData;
};

const codesOf = async (document: PDFiumDocument): Promise<Uint8Array[]> => {
  const codes: Uint8Array[] = [];
  for (const page of document.pages()) {
    const image = await drawPage(page);
    const found = image ? await readBarcodes(image, options) : [];
    codes.push(...found.filter(({ isValid }) => isValid).map(({ bytes }) => bytes));
  }
  return codes;
};

/** Reads the contents of the barcodes on all pages of a PDF. */
export type BarcodeReader = (pdf: Uint8Array) => Promise<Uint8Array[]>;

/** Runs in a worker: a page can make drawing take long, or all the memory that the worker has for it. */
export const openBarcodeReader = async ({ pdfium, zxing }: DrawingModules): Promise<BarcodeReader> => {
  // its type has the arguments of the callback the other way round
  const library = await PDFiumLibrary.init({ instantiateWasm: instantiate(pdfium) as never });
  await prepareZXingModule({
    overrides: { instantiateWasm: instantiate(zxing) },
    fireImmediately: true,
  });
  return async (pdf) => {
    const document = await library.loadDocument(pdf);
    try {
      return await codesOf(document);
    } finally {
      document.destroy();
    }
  };
};
