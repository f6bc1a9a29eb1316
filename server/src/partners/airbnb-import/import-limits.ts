const mebibyte = 1024 * 1024;

/** What a published file may be; far above the largest real ones, and small enough that no file fills memory or a day. */
export const importLimits = {
  /** Bytes of text in one file; the calendar of New York City has about one gibibyte. */
  textBytes: 8192 * mebibyte,
  /** Text per byte of a packed file, once it is more than `ratioFromBytes`; a real calendar has 20 to 40. */
  ratio: 200,
  ratioFromBytes: 16 * mebibyte,
  /** A longer row is a quote that never ends: what follows it cannot be told apart. */
  rowBytes: 4 * mebibyte,
  cellLength: 100_000,
  columns: 1000,
  listingRows: 1_000_000,
  /** So many rows decide which city a file is about. */
  surveyedRows: 5000,
  calendarRows: 100_000_000,
  /** A file with more of them is not what it is said to be; the report names each. */
  refusedRows: 100_000,
} as const;
