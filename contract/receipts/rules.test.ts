import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceNumberText, parseInvoiceNumber } from './rules.ts';

test('a number is read as it is written', () => {
  const kinds = fc.constantFrom('invoice' as const, 'credit_note' as const);
  fc.assert(
    fc.property(kinds, fc.integer({ min: 1, max: 999_999_999 }), (kind, number) => {
      expect(parseInvoiceNumber(invoiceNumberText({ kind, number }))).toEqual({ kind, number });
    }),
  );
  expect(invoiceNumberText({ kind: 'invoice', number: 7 })).toBe('INV-000007');
});

test.each(['', 'INV-7', 'inv-000007', 'INV-0000007', 'CN-00000x', 'INV-000007 '])(
  '%j is no number of an invoice',
  (text) => expect(parseInvoiceNumber(text)).toBeNull(),
);
