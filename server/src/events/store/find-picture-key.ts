import type { VenueKind } from '@golark/contract/events/rules';
import type { SeatSection } from '@golark/contract/events/seat-map-schemas';
import { sql } from 'kysely';
import type { Context } from '#platform/context';
import type { Database } from '#platform/database/open-database';

const tables = { venue: 'venues', performer: 'performers', event: 'events' } as const;

/** The storage key of a picture, or null for an unknown owner. */
export const findEventPictureKey = async (
  db: Database,
  owner: keyof typeof tables,
  id: string,
): Promise<string | null> => {
  const found = await db
    .selectFrom(tables[owner])
    .select('picture_key')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.picture_key ?? null;
};

interface SectionRow {
  kind: VenueKind;
  section: SeatSection | null;
}

/** The storage key of the view from a section, or null for an unknown event or section. */
export const findSeatViewKey = async (
  { db, illustrateEvents }: Pick<Context, 'db' | 'illustrateEvents'>,
  { eventId, sectionId }: { eventId: string; sectionId: string },
): Promise<string | null> => {
  const { rows } = await sql<SectionRow>`
    SELECT v.kind, jsonb_path_query_first(v.seat_map, '$.sections[*] ? (@.id == $id)',
      jsonb_build_object('id', ${sectionId}::text)) AS section
    FROM events e JOIN venues v ON v.id = e.venue_id WHERE e.id = ${eventId}`.execute(db);
  const [found] = rows;
  if (!found?.section) return null;
  const { viewpoint } = found.section;
  return illustrateEvents.seatViewKey({ venueKind: found.kind, viewpoint });
};
