import { sql, type Transaction } from 'kysely';
import { namesOf, recordset } from '#platform/database/record-columns';
import type { DB } from '#platform/database/tables';
import { type StayRules, stayRulesJson } from './stay-rules-json.ts';

const termsColumns = {
  listing_id: 'text',
  preparation_nights: 'integer',
  notice_days: 'integer',
  notice_hour: 'integer',
  booking_window_days: 'integer',
  gap_nights: 'integer',
};

const ruleColumns = {
  listing_id: 'text',
  starts_on: 'date',
  ends_on: 'date',
  weekday: 'integer',
  min_stay_arrival: 'integer',
  min_stay_through: 'integer',
  max_stay: 'integer',
  closed_to_arrival: 'boolean',
  closed_to_departure: 'boolean',
};

const termsRow = (listingId: string, rules: StayRules) => ({
  listing_id: listingId,
  preparation_nights: rules.preparationNights,
  notice_days: rules.noticeDays,
  notice_hour: rules.noticeHour,
  booking_window_days: rules.bookingWindowDays,
  gap_nights: rules.gapNights,
});

const ruleRows = (listingId: string, { rules }: StayRules) =>
  rules.map((rule) => ({
    listing_id: listingId,
    starts_on: rule.startsOn,
    ends_on: rule.endsOn,
    weekday: rule.weekday,
    min_stay_arrival: rule.minStayArrival,
    min_stay_through: rule.minStayThrough,
    max_stay: rule.maxStay,
    closed_to_arrival: rule.closedToArrival,
    closed_to_departure: rule.closedToDeparture,
  }));

/** The stay rules of a listing, which no other caller changes until the end of the transaction; null if it has none. */
export const lockStayRules = async (trx: Transaction<DB>, listingId: string): Promise<StayRules | null> => {
  await sql`SELECT FROM listings WHERE id = ${listingId} FOR NO KEY UPDATE`.execute(trx);
  // a statement of its own: it sees what was committed by those who held the lock before
  const { rows } = await sql<{ rules: StayRules | null }>`
    SELECT ${stayRulesJson(sql`${listingId}`)} AS rules`.execute(trx);
  return rows[0]?.rules ?? null;
};

/** Replaces the stay rules of listings; null removes them. Triggers update search. The only code that writes these tables. */
export const saveStayRules = async (
  trx: Transaction<DB>,
  given: readonly { listingId: string; rules: StayRules | null }[],
): Promise<void> => {
  if (given.length === 0) return;
  const ids = given.map(({ listingId }) => listingId);
  // two hosts of a listing who save at the same time: the second waits, and replaces what the first one wrote
  await sql`SELECT FROM listings WHERE id = ANY (${ids}::text[]) ORDER BY id FOR NO KEY UPDATE`.execute(trx);
  await sql`DELETE FROM stay_rules WHERE listing_id = ANY (${ids}::text[])`.execute(trx);
  await sql`DELETE FROM booking_terms WHERE listing_id = ANY (${ids}::text[])`.execute(trx);
  const present = given.flatMap(({ listingId, rules }) => (rules ? [{ listingId, rules }] : []));
  if (present.length === 0) return;
  const terms = present.map(({ listingId, rules }) => termsRow(listingId, rules));
  await sql`INSERT INTO booking_terms (${namesOf(termsColumns)})
    SELECT ${namesOf(termsColumns)} FROM ${recordset(terms, termsColumns)}`.execute(trx);
  const rules = present.flatMap(({ listingId, rules }) => ruleRows(listingId, rules));
  if (rules.length === 0) return;
  await sql`INSERT INTO stay_rules (${namesOf(ruleColumns)})
    SELECT ${namesOf(ruleColumns)} FROM ${recordset(rules, ruleColumns)}`.execute(trx);
};

/** Stores the least and most nights of a listing; a trigger tells search. */
export const saveStayLengths = async (
  trx: Transaction<DB>,
  listingId: string,
  { minNights, maxNights }: { minNights: number; maxNights: number },
): Promise<void> => {
  await trx
    .updateTable('listings')
    .set({ min_nights: minNights, max_nights: maxNights })
    .where('id', '=', listingId)
    .execute();
};
