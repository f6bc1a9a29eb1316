/** The paths of receipts and invoices; only trips and their emails link to them. */

import { tripPath } from './paths.ts';

const encode = encodeURIComponent;

/** Asks who isn't signed in to sign in, and then leads to the file. */
export const receiptPath = (bookingId: string): string => `${tripPath(bookingId)}receipt.pdf`;
/** The form and the files of a business invoice. */
export const invoicePath = (bookingId: string): string => `${tripPath(bookingId)}invoice/`;
/** PDFs, from the API. */
export const receiptFilePath = (orderId: string): string => `/v1/orders/${encode(orderId)}/receipt`;
export const invoiceFilePath = (number: string): string => `/v1/invoices/${encode(number)}`;
