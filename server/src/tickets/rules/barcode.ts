import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a barcode says: a ticket, and how often it has been issued. */
export interface BarcodeContent {
  ticketId: string;
  version: number;
}

const prefix = 'GLK';
const idBytes = 16;
const versionBytes = 2;
const signatureBytes = 12;
const highestVersion = 0xffff;

const signatureOf = (secret: Uint8Array, content: Buffer): Buffer =>
  createHmac('sha256', secret).update('ticket-barcode').update(content).digest().subarray(0, signatureBytes);

/** `GLK…`, upper-case letters and digits, signed: it can neither be guessed nor changed. */
export const barcodeOf = (secret: Uint8Array, { ticketId, version }: BarcodeContent): string => {
  const content = Buffer.alloc(idBytes + versionBytes);
  content.write(ticketId.replaceAll('-', ''), 'hex');
  content.writeUInt16BE(Math.min(version, highestVersion), idBytes);
  const signed = Buffer.concat([content, signatureOf(secret, content)]);
  return `${prefix}${signed.toString('hex').toUpperCase()}`;
};

const shape = new RegExp(`^${prefix}([0-9A-F]{${2 * (idBytes + versionBytes + signatureBytes)}})$`);

/** null for a barcode that is not ours or was changed. */
export const readBarcode = (secret: Uint8Array, text: string): BarcodeContent | null => {
  const bytes = Buffer.from(shape.exec(text.trim().toUpperCase())?.[1] ?? '', 'hex');
  if (bytes.length === 0) return null;
  const content = bytes.subarray(0, idBytes + versionBytes);
  if (!timingSafeEqual(signatureOf(secret, content), bytes.subarray(idBytes + versionBytes))) return null;
  const id = content.toString('hex', 0, idBytes);
  const ticketId = [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join(
    '-',
  );
  return { ticketId, version: content.readUInt16BE(idBytes) };
};
