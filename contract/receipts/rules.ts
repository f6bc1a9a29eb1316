const prefixes = { invoice: 'INV', credit_note: 'CN' } as const;

export type InvoiceKind = keyof typeof prefixes;

export interface InvoiceNumber {
  kind: InvoiceKind;
  number: number;
}

/** `INV-000123`, `CN-000012`. */
export const invoiceNumberText = ({ kind, number }: InvoiceNumber): string =>
  `${prefixes[kind]}-${String(number).padStart(6, '0')}`;

/** null for a text that is no invoice number. */
export const parseInvoiceNumber = (text: string): InvoiceNumber | null => {
  const [, prefix, digits] = /^(INV|CN)-(\d{6,9})$/.exec(text) ?? [];
  if (!digits) return null;
  const found = { kind: prefix === 'CN' ? 'credit_note' : 'invoice', number: Number(digits) } as const;
  return invoiceNumberText(found) === text ? found : null;
};
