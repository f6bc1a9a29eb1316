import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import { isViolationOf } from '#platform/database/constraint';
import type { DB } from '#platform/database/tables';
import { invalidField } from '#platform/failure';
import { eraseJobsOf } from '../erase-files.ts';
import { deleteFilesOf, insertFiles } from '../store/files.ts';
import type { TicketPart } from './split-result.ts';

const unusedMinutes = 60;

/** A ticket in the file store that no seat has yet. */
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
  const stored = parts.map(({ bytes, sha256, pageCount }) => ({
    ...{ sha256, pageCount, byteCount: bytes.length, path },
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

/**
 * Gives seats of a listing their tickets, one after another; those that they had are erased. Throws VALIDATION_ERROR for a page that is in
 * use, regardless of the uploader.
 */
export const assignTickets = async (
  ctx: Context,
  trx: Transaction<DB>,
  { listingId, tickets }: { listingId: string; tickets: ReadonlyMap<number, StoredTicket> },
): Promise<void> => {
  const replaced = await deleteFilesOf(trx, listingId, [...tickets.keys()]);
  await ctx.jobs.enqueueAll(trx, eraseJobsOf(replaced));
  const uploadedAt = ctx.clock.now();
  for (const [seat, ticket] of tickets) {
    try {
      await insertFiles(trx, [{ ...ticket, listingId, seat, uploadedAt }]);
    } catch (error) {
      throw isViolationOf(error, 'ticket_files_used_once') ? invalidField(ticket.path, 'file_used') : error;
    }
  }
};
