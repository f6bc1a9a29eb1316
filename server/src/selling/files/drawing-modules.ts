import fs from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The compiled modules that draw pages and find barcodes in them. Threads share them with their optimized code. */
export interface DrawingModules {
  pdfium: WebAssembly.Module;
  zxing: WebAssembly.Module;
}

const compileFile = async (name: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await fs.readFile(require.resolve(name)));

const compile = async (): Promise<DrawingModules> => ({
  pdfium: await compileFile('@hyzyla/pdfium/pdfium.wasm'),
  zxing: await compileFile('zxing-wasm/reader/zxing_reader.wasm'),
});

let compiled: Promise<DrawingModules> | undefined;

/** Compiled with the first file of the process. */
export const drawingModules = (): Promise<DrawingModules> => {
  compiled ??= compile();
  return compiled;
};
