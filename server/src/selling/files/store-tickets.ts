import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import { isViolationOf } from '#platform/database/constraint';
import type { DB } from '#platform/database/tables';
import { invalidField } from '#platform/failure';
import { eraseJobsOf } from '../erase-files.ts';
import { deleteFilesOf, insertBarcode, insertFile } from '../store/files.ts';
import { barcodeHash } from './barcode-hash.ts';
import type { TicketPart } from './split-result.ts';

const unusedMinutes = 60;

/** A ticket in the file store that no seat has yet; its barcodes as they are stored. */
export interface StoredTicket extends Omit<TicketPart, 'bytes'> {
  key: string;
  byteCount: number;
  /** The field of the file that it came from. */
  path: string;
}

/** Writes tickets to the file store. A file that no seat has an hour later, because the process died, is erased. */
export const storeTickets = async (
  ctx: Context,
  parts: readonly TicketPart[],
  path: string,
): Promise<StoredTicket[]> => {
  const stored = parts.map(({ bytes, sha256, pageCount, barcodes }) => ({
    ...{ sha256, pageCount, byteCount: bytes.length, path },
    barcodes: barcodes.map((code) => barcodeHash(ctx, code)),
    key: `tickets/${randomUUID()}.pdf`,
  }));
  const startAfter = new Date(ctx.clock.now().getTime() + unusedMinutes * 60_000);
  await ctx.db.transaction().execute((trx) =>
    ctx.jobs.enqueueAll(
      trx,
      eraseJobsOf(
        stored.map(({ key }) => key),
        startAfter,
      ),
    ),
  );
  for (const [i, { key }] of stored.entries())
    await ctx.files.write(key, Buffer.from(parts[i]?.bytes ?? []), 'application/pdf');
  return stored;
};

const usedOnce = ['ticket_files_used_once', 'ticket_barcodes_used_once'] as const;

/** Names the field of a ticket whose page or barcode is in use. */
const unlessUsed = async <T>(path: string, insert: Promise<T>): Promise<T> =>
  insert.catch((error: unknown) => {
    throw usedOnce.some((name) => isViolationOf(error, name)) ? invalidField(path, 'file_used') : error;
  });

const inOrder = <T>(items: readonly T[], hashOf: (item: T) => string): T[] =>
  items.toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1));

/**
 * Assigns tickets to seats of a listing; those that they had are erased. Two uploads of the same tickets write in one order, so that they
 * don't wait for each other. Throws VALIDATION_ERROR for a page or a barcode that is in use, regardless of the uploader.
 */
export const assignTickets = async (
  ctx: Context,
  trx: Transaction<DB>,
  of: { listingId: string; eventId: string; tickets: ReadonlyMap<number, StoredTicket> },
): Promise<void> => {
  const { listingId, eventId, tickets } = of;
  const replaced = await deleteFilesOf(trx, listingId, [...tickets.keys()]);
  await ctx.jobs.enqueueAll(trx, eraseJobsOf(replaced));
  const uploadedAt = ctx.clock.now();
  const barcodes: { fileId: string; hash: string; path: string }[] = [];
  for (const [seat, ticket] of inOrder([...tickets], ([, { sha256 }]) => sha256)) {
    const { path } = ticket;
    const fileId = await unlessUsed(path, insertFile(trx, { ...ticket, listingId, seat, uploadedAt }));
    barcodes.push(...ticket.barcodes.map((hash) => ({ fileId, hash, path })));
  }
  for (const { fileId, hash, path } of inOrder(barcodes, (barcode) => barcode.hash))
    await unlessUsed(path, insertBarcode(trx, { fileId, eventId, hash }));
};
