import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barcodeOf, readBarcode } from './barcode.ts';

const secret = new TextEncoder().encode('a secret of the tests');
const contents = fc.record({ ticketId: fc.uuid(), version: fc.integer({ min: 1, max: 65_535 }) });

test('a barcode is read back, and with any character changed it is not ours', () => {
  fc.assert(
    fc.property(contents, fc.nat(), fc.constantFrom(...'0123456789ABCDEF'), (content, at, digit) => {
      const barcode = barcodeOf(secret, content);
      expect(readBarcode(secret, barcode)).toEqual(content);
      const place = 3 + (at % (barcode.length - 3));
      const changed = barcode.slice(0, place) + digit + barcode.slice(place + 1);
      if (changed !== barcode) expect(readBarcode(secret, changed)).toBeNull();
    }),
  );
});

test('every issue of a ticket has another barcode, and so has every server', () => {
  const ticketId = '8f14e45f-ceea-467f-9d8d-7c1b1b1b1b1b';
  const first = barcodeOf(secret, { ticketId, version: 1 });
  expect(barcodeOf(secret, { ticketId, version: 2 })).not.toBe(first);
  expect(readBarcode(new TextEncoder().encode('another secret'), first)).toBeNull();
  for (const text of ['', 'GLK', 'https://example.com', `${first}00`, '\u0000', 'GLKZZ'])
    expect(readBarcode(secret, text)).toBeNull();
});
