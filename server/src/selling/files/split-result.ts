/** One ticket of an uploaded PDF. */
export interface TicketPart {
  bytes: Uint8Array;
  /** Of the pages, whatever file they were in. */
  sha256: string;
  pageCount: number;
}

/** Why an uploaded file is refused. */
export type SplitFault =
  | 'file_not_pdf'
  | 'file_encrypted'
  | 'file_damaged'
  | 'file_too_complex'
  | { code: 'file_pages'; count: number };

/** The answer of a worker. */
export interface SplitAnswer {
  result: SplitResult;
  /** Processor time in milliseconds. */
  milliseconds: number;
}

export type SplitResult = { ok: true; parts: TicketPart[] } | { ok: false; fault: SplitFault };

/** What a worker is given. */
export interface SplitTask {
  bytes: Uint8Array;
  /** One ticket may have several pages; with more, each has one page. null: as many as there are pages, at most `mostTickets`. */
  ticketCount: number | null;
}
