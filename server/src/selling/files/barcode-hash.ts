import { createHmac } from 'node:crypto';
import type { Context } from '#platform/context';

/** How a barcode is stored, of the hash that the worker has made of its content. */
export const barcodeHash = ({ secret }: Context, contentHash: string): string =>
  createHmac('sha256', secret).update(`ticket-barcode ${contentHash}`).digest('hex');
