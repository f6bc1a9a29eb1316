import { fillEvents } from '../server/src/cli/fill-events.ts';
import type { OpenDatabase } from '../server/src/platform/database/open-database.ts';

const eventCount = 200;

const findId = async ({ pool }: OpenDatabase): Promise<string | undefined> => {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT event_id AS id FROM ticket_listings GROUP BY event_id ORDER BY count(*) DESC, event_id LIMIT 1',
  );
  return rows[0]?.id;
};

/** The event with the most tickets; events are generated if there are none. */
export const findEvent = async (database: OpenDatabase): Promise<string> => {
  const known = await findId(database);
  if (known !== undefined) return known;
  await fillEvents(database, { size: eventCount, now: new Date() });
  const id = await findId(database);
  if (id === undefined) throw new Error('the database has no events');
  return id;
};
