import type { DrawingModules } from './drawing-modules.ts';

/** The pages of one ticket of an uploaded PDF, as a document of their own. */
export interface SplitPart {
  bytes: Uint8Array;
  /** Of the pages, whatever file they were in. */
  sha256: string;
  pageCount: number;
}

/** One ticket of an uploaded PDF. */
export interface TicketPart extends SplitPart {
  /** The hashes of the barcodes by which a door recognizes it; none if none could be read. */
  barcodes: string[];
}

/** Why an uploaded file can't be split. */
export type SplitFault =
  | 'file_not_pdf'
  | 'file_encrypted'
  | 'file_damaged'
  | 'file_too_complex'
  | { code: 'file_pages'; count: number };

export type SplitResult = { ok: true; parts: SplitPart[] } | { ok: false; fault: SplitFault };

/** The numbers are those of the tickets in the file, from 1. */
type ReadFault = SplitFault | { code: 'file_barcode_repeated'; first: number; second: number };

export type ReadResult = { ok: true; parts: TicketPart[] } | { ok: false; fault: ReadFault };

/** The response of a worker. */
export interface ReadAnswer {
  result: ReadResult;
  /** Processor time in milliseconds. */
  milliseconds: number;
}

export interface SplitTask {
  bytes: Uint8Array;
  /** One ticket may have several pages; with more, each has one page. null: as many as there are pages, at most `mostTickets`. */
  ticketCount: number | null;
}

/** The input that a worker is started with. */
export interface WorkerInput {
  task: SplitTask;
  modules: DrawingModules;
  /** The limit of each memory of WebAssembly. */
  wasmMegabytes: number;
}
