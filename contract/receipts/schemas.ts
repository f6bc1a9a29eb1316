import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { repeatErrors } from '../errors/rules.ts';
import { Money } from '../money/schemas.ts';
import { AnyText, Paragraphs, Text } from '../text/schemas.ts';

/** Whom a business invoice is made out to. */
export const BusinessDetails = z.strictObject({
  companyName: Text(200),
  /** In as many lines as on an envelope. */
  address: Paragraphs(500),
  /** EIN, VAT number or the like, as typed. */
  taxNumber: Text(40).nullable(),
});

export type BusinessDetails = z.infer<typeof BusinessDetails>;

const Invoice = z.strictObject({
  /** `INV-000123`, or `CN-000012` for a credit note; consecutive and unique. */
  number: z.string(),
  kind: z.enum(['INVOICE', 'CREDIT_NOTE']),
  /** The day in UTC. */
  issuedOn: Day,
  amount: Money,
});

export type Invoice = z.infer<typeof Invoice>;

const Invoices = z.strictObject({
  /** Those of the account, which the next invoice is filled in with; null until an invoice was asked for. */
  details: BusinessDetails.nullable(),
  /** Of this order: its invoice, then a credit note for each refund. */
  invoices: z.array(Invoice),
});

export type Invoices = z.infer<typeof Invoices>;

const params = z.object({ orderId: AnyText(100) });

export const receiptsSchemas = {
  getReceiptFile: {
    summary: "The receipt of one of the caller's orders, as a PDF in the language of the request.",
    params,
    response: null,
    errors: { NOT_FOUND: null, INVALID_STATE: null },
  },
  getInvoiceFile: {
    summary: 'An invoice or credit note of the caller, as a PDF in the language in which it was issued.',
    params: z.object({ number: AnyText(100) }),
    response: null,
    errors: { NOT_FOUND: null },
  },
  getInvoices: {
    summary: "The business invoice of one of the caller's orders with its credit notes, if it was asked for.",
    params,
    response: Invoices,
    errors: { NOT_FOUND: null },
  },
  issueInvoice: {
    summary:
      'Issue the business invoice of a paid order and store the details with the account. An order has one invoice, which never changes: asked again, the same one is returned.',
    params,
    body: BusinessDetails,
    response: Invoices,
    errors: {
      NOT_FOUND: null,
      INVALID_STATE: null,
      ...repeatErrors,
    },
  },
} as const satisfies Record<string, CallSchemas>;
