import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

export interface ResponseFacts {
  /** Questions that were answered, or have waited for 24 hours. */
  questions: number;
  /** Those that were answered within 24 hours. */
  prompt: number;
  medianMinutes: number | null;
}

/** How a host answered the first questions of guests in the last 365 days. */
export const findResponseFacts = async (db: Database, hostId: string, now: Date): Promise<ResponseFacts> => {
  const { rows } = await sql<ResponseFacts>`
    WITH asked AS (
      SELECT c.created_at AS asked_at, (SELECT min(m.sent_at) FROM conversation_messages m
        WHERE m.conversation_id = c.id AND m.sender = 'host') AS answered_at
      FROM conversations c
      WHERE c.property_manager_id = ${hostId} AND c.created_at > ${now}::timestamptz - interval '365 days')
    SELECT count(*) FILTER (WHERE answered_at IS NOT NULL OR asked_at <= ${now}::timestamptz - interval '24 hours')::integer
        AS questions,
      count(*) FILTER (WHERE answered_at <= asked_at + interval '24 hours')::integer AS prompt,
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - asked_at) / 60))::integer
        AS "medianMinutes"
    FROM asked`.execute(db);
  return rows[0] ?? { questions: 0, prompt: 0, medianMinutes: null };
};
