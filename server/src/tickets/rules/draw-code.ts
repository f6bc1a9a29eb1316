import { encode } from 'uqr';

/** A row of dark squares is one rectangle, which takes a fifth of the characters that its squares would. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const width = (end < 0 ? row.length : end) - x;
        return [`M${x} ${y}h${width}v1h-${width}z`];
      }),
    )
    .join('');

/** The QR code of a barcode, as the contract's `TicketCode` has it. */
export const drawCode = (barcode: string): { size: number; path: string } => {
  const { data, size } = encode(barcode, { ecc: 'M', border: 0 });
  return { size, path: pathOf(data) };
};
