import { type RawBuilder, sql, type Transaction } from 'kysely';
import { idsOf } from '#platform/database/ids';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

export interface PlaceRow {
  id: string;
  event_id: string;
  holder: string;
  code: string;
  joined_at: Date;
  number: number | null;
  admitted_at: Date | null;
  admitted_until: Date | null;
  ended_at: Date | null;
}

const select = (rest: RawBuilder<unknown>): RawBuilder<PlaceRow> => sql<PlaceRow>`
  SELECT p.id, p.event_id, p.holder, p.code, p.joined_at, p.number, p.admitted_at, p.admitted_until, p.ended_at
  FROM ticket_queue_places p ${rest}`;

export const findPlace = async (db: Database, id: string): Promise<PlaceRow | undefined> =>
  (await select(sql`WHERE p.id = ${id}`).execute(db)).rows[0];

/** The place that one of these has and has not given up. */
export const findPlaceOf = async (
  db: Database,
  eventId: string,
  holders: readonly string[],
): Promise<PlaceRow | undefined> => {
  const { rows } =
    await select(sql`WHERE p.event_id = ${eventId} AND p.ended_at IS NULL AND p.holder IN ${idsOf(holders)}
      ORDER BY p.number NULLS LAST, p.joined_at LIMIT 1`).execute(db);
  return rows[0];
};

export const listPlacesOf = async (
  db: Database,
  eventId: string,
  holders: readonly string[],
): Promise<PlaceRow[]> =>
  (
    await select(
      // an array, because the index is used for each of its elements even before the table's statistics are up to date
      sql`WHERE p.event_id = ${eventId} AND p.ended_at IS NULL AND p.holder = ANY(ARRAY${idsOf(holders)})`,
    ).execute(db)
  ).rows;

/** How many places each address has that waits in a queue. */
export const countPlacesOfAddresses = async (
  db: Database,
  eventId: string,
  addresses: readonly string[],
): Promise<Map<string, number>> => {
  const { rows } = await sql<{ address: string; places: number }>`
    SELECT address, count(*)::integer AS places FROM ticket_queue_places
    WHERE event_id = ${eventId} AND ended_at IS NULL AND address = ANY(ARRAY${idsOf(addresses)}) GROUP BY address`.execute(
    db,
  );
  return new Map(rows.map(({ address, places }) => [address, places]));
};

export interface NewPlace {
  id: string;
  holder: string;
  address: string | null;
  code: string;
  number: number | null;
}

export const insertPlaces = async (
  trx: Transaction<DB>,
  eventId: string,
  { places, joinedAt }: { places: readonly NewPlace[]; joinedAt: Date },
): Promise<void> => {
  await sql`INSERT INTO ticket_queue_places (id, event_id, holder, address, code, joined_at, number)
    SELECT id, ${eventId}, holder, address, code, ${joinedAt}::timestamptz, number
    FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      AS place(id uuid, holder text, address text, code text, number integer)`.execute(trx);
};

/** The codes of those who take part in the draw. */
export const listEntrants = async (trx: Transaction<DB>, eventId: string): Promise<string[]> => {
  const { rows } = await sql<{ code: string }>`
    SELECT code FROM ticket_queue_places WHERE event_id = ${eventId} AND number IS NULL AND ended_at IS NULL`.execute(
    trx,
  );
  return rows.map(({ code }) => code);
};

/** Gives numbers from `first` on, in this order. */
export const numberPlaces = async (
  trx: Transaction<DB>,
  { codes, first }: { codes: readonly string[]; first: number },
): Promise<void> => {
  await sql`UPDATE ticket_queue_places p SET number = drawn.position + ${first - 1}
    FROM jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) WITH ORDINALITY AS drawn(code, position)
    WHERE p.code = drawn.code`.execute(trx);
};

/** Lets the next ones in who still wait; returns the last number that was let in, or null. */
export const admitPlaces = async (
  trx: Transaction<DB>,
  of: { eventId: string; after: number; count: number; at: Date; until: Date },
): Promise<number | null> => {
  const { rows } = await sql<{ number: number }>`
    UPDATE ticket_queue_places SET admitted_at = ${of.at}, admitted_until = ${of.until}
    WHERE id IN (SELECT id FROM ticket_queue_places WHERE event_id = ${of.eventId} AND number > ${of.after} AND ended_at IS NULL
      ORDER BY number LIMIT ${of.count})
    RETURNING number`.execute(trx);
  return rows.length > 0 ? Math.max(...rows.map(({ number }) => number)) : null;
};

/** The time of those who were let in and did not use it is over. */
export const endAdmissions = async (trx: Transaction<DB>, eventId: string, now: Date): Promise<void> => {
  await sql`UPDATE ticket_queue_places SET ended_at = admitted_until
    WHERE event_id = ${eventId} AND admitted_at IS NOT NULL AND ended_at IS NULL AND admitted_until <= ${now}`.execute(
    trx,
  );
};

export const endPlace = async (db: Database, id: string, at: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    UPDATE ticket_queue_places SET ended_at = ${at} WHERE id = ${id} AND ended_at IS NULL`.execute(db);
  return numAffectedRows === 1n;
};

/**
 * Makes a place that one of these has the first one's, who has no other of the event afterwards. False if it was claimed in
 * another name in the meantime.
 */
export const claimPlace = async (
  db: Database,
  { id, event_id: eventId, holder }: PlaceRow,
  { holders, now }: { holders: readonly string[]; now: Date },
): Promise<boolean> => {
  const [claimant] = holders;
  if (claimant === holder) return true;
  return db.transaction().execute(async (trx) => {
    const { rows } =
      await select(sql`WHERE p.id = ${id} AND p.holder = ANY(ARRAY${idsOf(holders)}) AND p.ended_at IS NULL
      FOR UPDATE`).execute(trx);
    if (rows.length === 0) return false;
    await sql`UPDATE ticket_queue_places SET ended_at = ${now}
      WHERE event_id = ${eventId} AND holder = ${claimant} AND ended_at IS NULL AND id <> ${id}`.execute(trx);
    await sql`UPDATE ticket_queue_places SET holder = ${claimant} WHERE id = ${id}`.execute(trx);
    return true;
  });
};

/** A buyer who holds seats no longer counts as a shopper. */
export const markHeld = async (db: Database, id: string, at: Date): Promise<void> => {
  await sql`UPDATE ticket_queue_places SET held_at = ${at} WHERE id = ${id} AND held_at IS NULL`.execute(db);
};

export interface PlaceNumber {
  id: string;
  number: number;
}

export const listNumbers = async (db: Database, eventId: string): Promise<PlaceNumber[]> => {
  const { rows } = await sql<PlaceNumber>`
    SELECT id, number FROM ticket_queue_places WHERE event_id = ${eventId} AND number IS NOT NULL
      AND admitted_at IS NULL AND ended_at IS NULL`.execute(db);
  return rows;
};

export interface LogRow {
  code: string;
  joined_at: Date;
  number: number | null;
  admitted_at: Date | null;
  left_at: Date | null;
}

/** By number; who left before the draw is last. */
export const listLog = async (db: Database, eventId: string): Promise<LogRow[]> => {
  const { rows } = await sql<LogRow>`
    SELECT code, joined_at, number, admitted_at, CASE WHEN admitted_at IS NULL THEN ended_at END AS left_at
    FROM ticket_queue_places WHERE event_id = ${eventId} ORDER BY number NULLS LAST, joined_at, code`.execute(
    db,
  );
  return rows;
};
