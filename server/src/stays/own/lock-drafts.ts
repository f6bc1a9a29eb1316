import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';

export interface DraftState {
  /** Whose listing has the id: another host's if it was taken; undefined if it is free. */
  hostId: string | undefined;
  isNew: boolean;
  draftCount: number;
}

/** Drafts of one host are counted and added one after the other: the next one waits until this transaction ends. */
export const lockDrafts = async (
  trx: Transaction<DB>,
  { id, hostId }: { id: string; hostId: string },
): Promise<DraftState> => {
  await sql`SELECT FROM property_managers WHERE id = ${hostId} FOR NO KEY UPDATE`.execute(trx);
  const { rows } = await sql<{ host: string | null; drafts: number }>`
    SELECT (SELECT property_manager_id FROM listings WHERE id = ${id}) AS host,
      (SELECT count(*)::integer FROM listings WHERE property_manager_id = ${hostId} AND status = 'draft') AS drafts`.execute(
    trx,
  );
  return { hostId: rows[0]?.host ?? undefined, isNew: false, draftCount: rows[0]?.drafts ?? 0 };
};
