import type { Day } from '@golark/contract/dates/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

/** A host's note about a night; null if there is none. */
export interface NightNote {
  roomTypeId: string;
  night: Day;
  note: string | null;
}

/** The key of a night in maps. */
export const nightKey = ({ roomTypeId, night }: { roomTypeId: string | null; night: Day }): string =>
  `${night} ${roomTypeId ?? ''}`;

/** The notes of the nights of room types, by `nightKey`. */
export const listNotes = async (
  db: Database,
  { roomTypeIds, from, until }: { roomTypeIds: readonly string[]; from: Day; until: Day },
): Promise<Map<string, string>> => {
  const { rows } = await sql<{ roomTypeId: string; night: Day; note: string }>`
    SELECT room_type_id AS "roomTypeId", night, note FROM night_notes
    WHERE room_type_id = ANY (${roomTypeIds}::text[]) AND night >= ${from}::date AND night < ${until}::date`.execute(
    db,
  );
  return new Map(rows.map((row) => [nightKey(row), row.note]));
};

/** Writes the notes of nights; null removes one. */
export const saveNotes = async (trx: Transaction<DB>, nights: readonly NightNote[]): Promise<void> => {
  if (nights.length === 0) return;
  await sql`
    WITH d AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(nights)}::jsonb) AS d("roomTypeId" text, night date, note text)
    ), removed AS (
      DELETE FROM night_notes t USING d WHERE d.note IS NULL AND t.room_type_id = d."roomTypeId" AND t.night = d.night
    )
    INSERT INTO night_notes AS t (room_type_id, night, note)
    SELECT "roomTypeId", night, note FROM d WHERE note IS NOT NULL ORDER BY 1, 2
    ON CONFLICT (room_type_id, night) DO UPDATE SET note = excluded.note`.execute(trx);
};
