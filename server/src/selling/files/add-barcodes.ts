import type { DrawingModules } from './drawing-modules.ts';
import { findRepeated, identifyingCodes } from './identifying-codes.ts';
import { openBarcodeReader } from './read-barcodes.ts';
import type { ReadResult, SplitPart, TicketPart } from './split-result.ts';

/**
 * Draws each ticket and adds its barcodes. A ticket without one that can be read is compared by its page only; one that can't be drawn
 * within the limits is refused, or it would be the way around the comparison.
 */
export const addBarcodes = async (
  parts: readonly SplitPart[],
  modules: DrawingModules,
): Promise<ReadResult> => {
  const tickets: TicketPart[] = [];
  try {
    const read = await openBarcodeReader(modules);
    for (const part of parts) tickets.push({ ...part, barcodes: identifyingCodes(await read(part.bytes)) });
  } catch (error) {
    const isMemory = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
    return { ok: false, fault: isMemory ? 'file_too_complex' : 'file_damaged' };
  }
  const repeated = findRepeated(tickets.map(({ barcodes }) => barcodes));
  if (repeated) return { ok: false, fault: { code: 'file_barcode_repeated', ...repeated } };
  return { ok: true, parts: tickets };
};
