import type { Locale } from '@golark/contract/locale/rules';
import type { WaitingStatus } from '@golark/contract/waiting-list/rules';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { mailboxOf } from '#platform/email/mailbox-of';

export interface WaitingRow {
  id: string;
  number: string;
  event_id: string;
  account_id: string | null;
  email: string;
  locale: Locale;
  quantity: number;
  section_id: string | null;
  section_label: string | null;
  status: WaitingStatus;
  hold_id: string | null;
  hold_status: string | null;
  hold_item_id: string | null;
  hold_expires_at: Date | null;
  listing_id: string | null;
  position: number;
}

const select = (where: RawBuilder<unknown>): RawBuilder<WaitingRow> => sql<WaitingRow>`
  SELECT w.id, w.number::text, w.event_id, w.account_id, w.email, w.locale, w.quantity, w.section_id, w.status, w.hold_id,
    h.status AS hold_status, h.item_id AS hold_item_id, h.expires_at AS hold_expires_at, h.listing_id,
    (SELECT l.section_label FROM ticket_listings l WHERE l.event_id = w.event_id AND l.section_id = w.section_id LIMIT 1)
      AS section_label,
    (SELECT count(*) FROM waiting_list before WHERE before.event_id = w.event_id AND before.status = 'WAITING'
      AND before.number <= w.number)::integer AS position
  FROM waiting_list w LEFT JOIN ticket_holds h ON h.id = w.hold_id ${where}`;

export const findPlace = async (db: Database, id: string): Promise<WaitingRow | undefined> => {
  const { rows } = await select(sql`WHERE w.id = ${id}`).execute(db);
  return rows[0];
};

/** Where an account is on the list of an event. */
export const findPlaceOfAccount = async (
  db: Database,
  { eventId, accountId }: { eventId: string; accountId: string | null },
): Promise<WaitingRow | undefined> => {
  if (accountId === null) return undefined;
  const { rows } = await select(sql`WHERE w.event_id = ${eventId} AND w.account_id = ${accountId}
    AND w.status IN ('WAITING', 'OFFERED') ORDER BY w.number DESC LIMIT 1`).execute(db);
  return rows[0];
};

export const listPlacesOf = async (db: Database, accountId: string): Promise<WaitingRow[]> => {
  const { rows } = await select(sql`WHERE w.account_id = ${accountId} ORDER BY w.number`).execute(db);
  return rows;
};

export const countWaiting = async (
  db: Database,
  { eventId, since }: { eventId: string; since: Date },
): Promise<{ waitingCount: number; servedCount: number }> => {
  const { rows } = await sql<{ waitingCount: number; servedCount: number }>`SELECT
    (SELECT count(*) FROM waiting_list WHERE event_id = ${eventId} AND status = 'WAITING')::integer AS "waitingCount",
    (SELECT count(*) FROM waiting_list WHERE event_id = ${eventId} AND status = 'BOUGHT' AND ended_at > ${since})::integer
      AS "servedCount"`.execute(db);
  return rows[0] ?? { waitingCount: 0, servedCount: 0 };
};

interface NewPlace {
  id: string;
  eventId: string;
  accountId: string | null;
  email: string;
  locale: Locale;
  quantity: number;
  sectionId: string | null;
  now: Date;
}

/** False for somebody who waits for this event already, with whatever address of the same mailbox. */
export const insertPlace = async (trx: Transaction<DB>, place: NewPlace): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    INSERT INTO waiting_list (id, event_id, account_id, email, mailbox, locale, quantity, section_id, status, created_at)
    VALUES (${place.id}, ${place.eventId}, ${place.accountId}, ${place.email}, ${mailboxOf(place.email)}, ${place.locale}, ${place.quantity},
      ${place.sectionId}, 'WAITING', ${place.now}) ON CONFLICT DO NOTHING`.execute(trx);
  return numAffectedRows === 1n;
};

/** One change of the list of an event at a time: the order in which people were offered seats is the order in which they joined. */
export const lockList = async (trx: Transaction<DB>, eventId: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${eventId}, 12))`.execute(trx);
};

export const isWaitedFor = async (db: Database, eventId: string): Promise<boolean> => {
  const { rows } = await sql<{ yes: boolean }>`SELECT EXISTS (
    SELECT FROM waiting_list WHERE event_id = ${eventId} AND status IN ('WAITING', 'OFFERED')) AS yes`.execute(
    db,
  );
  return rows[0]?.yes ?? false;
};

/** Offers that were bought, and those that expired. */
export const settleOffers = async (trx: Transaction<DB>, { eventId, now }: { eventId: string; now: Date }) =>
  sql`UPDATE waiting_list w SET status = CASE h.status WHEN 'SOLD' THEN 'BOUGHT' ELSE 'MISSED' END, ended_at = ${now}
    FROM ticket_holds h WHERE h.id = w.hold_id AND w.event_id = ${eventId} AND w.status = 'OFFERED' AND h.status <> 'HELD'`.execute(
    trx,
  );

export interface Suited {
  id: string;
  accountId: string | null;
  quantity: number;
  listingId: string;
  /** Companion seats of a bay, which are released. */
  companionsOnly: boolean;
}

/** Whether listing `l` of event `e` suits `w`, who waits for it. Wheelchair spaces stay for who needs them. */
const suits = (
  now: Date,
): RawBuilder<boolean> => sql<boolean>`l.status = 'active' AND (w.section_id IS NULL OR l.section_id = w.section_id)
  AND (l.sizes > 0 AND NOT l.is_accessible AND (l.sizes & (1 << w.quantity)) <> 0
    OR l.released_sizes > 0 AND (l.released_sizes & (1 << w.quantity)) <> 0
      AND companions_released(e.starts_at, e.companion_release_hours, ${now}))`;

/** The first on the list whom a listing suits, with the cheapest of these. */
export const findSuited = async (
  trx: Transaction<DB>,
  { eventId, now }: { eventId: string; now: Date },
): Promise<Suited | undefined> => {
  const { rows } = await sql<Suited>`
    SELECT w.id, w.account_id AS "accountId", w.quantity, l.id AS "listingId", l.is_accessible AS "companionsOnly"
    FROM waiting_list w
    JOIN events e ON e.id = w.event_id AND e.status <> 'CANCELED' AND e.starts_at > ${now}
    JOIN LATERAL (
      SELECT l.id, l.is_accessible FROM ticket_listings l WHERE l.event_id = w.event_id AND ${suits(now)} AND (l.seller_account_id IS NULL OR l.seller_account_id IS DISTINCT FROM w.account_id)
      ORDER BY l.price_amount, l.id LIMIT 1
    ) l ON true
    WHERE w.event_id = ${eventId} AND w.status = 'WAITING' AND NOT w.is_paused ORDER BY w.number LIMIT 1`.execute(
    trx,
  );
  return rows[0];
};

export const markOffered = async (
  trx: Transaction<DB>,
  { id, holdId }: { id: string; holdId: string },
): Promise<void> => {
  await sql`UPDATE waiting_list SET status = 'OFFERED', hold_id = ${holdId} WHERE id = ${id} AND status = 'WAITING'`.execute(
    trx,
  );
};

/** False for a place that isn't waiting any longer. */
export const endWaiting = async (
  trx: Transaction<DB>,
  { id, status, now }: { id: string; status: 'LEFT' | 'ENDED'; now: Date },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`UPDATE waiting_list SET status = ${status}, ended_at = ${now}
    WHERE id = ${id} AND status = 'WAITING'`.execute(trx);
  return numAffectedRows === 1n;
};

/** No offers are made for an event that has begun or is canceled. */
export const endListsOfPast = async (trx: Transaction<DB>, now: Date): Promise<void> => {
  await sql`UPDATE waiting_list w SET status = 'ENDED', ended_at = ${now} FROM events e
    WHERE e.id = w.event_id AND w.status = 'WAITING' AND (e.starts_at <= ${now} OR e.status = 'CANCELED')`.execute(
    trx,
  );
};

/** Events with somebody whom seats that are for sale might suit, or with an offer that has ended. */
export const listEventsToOffer = async (db: Database, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ event_id: string }>`
    SELECT DISTINCT w.event_id FROM waiting_list w JOIN events e ON e.id = w.event_id AND e.starts_at > ${now}
    WHERE (w.status = 'WAITING' AND EXISTS (SELECT FROM ticket_listings l WHERE l.event_id = w.event_id AND ${suits(now)}))
      OR (w.status = 'OFFERED' AND EXISTS (SELECT FROM ticket_holds h WHERE h.id = w.hold_id AND h.status <> 'HELD'))`.execute(
    db,
  );
  return rows.map(({ event_id }) => event_id);
};

export const setPlacesPaused = async (
  trx: Transaction<DB>,
  { accountId, isPaused }: { accountId: string; isPaused: boolean },
): Promise<void> => {
  await sql`UPDATE waiting_list SET is_paused = ${isPaused}
    WHERE account_id = ${accountId} AND status = 'WAITING' AND is_paused <> ${isPaused}`.execute(trx);
};
