import type { HostKind } from '@golark/contract/onboarding/rules';
import type { HostingInput } from '@golark/contract/own-listings/section-inputs-schemas';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

export interface HostRow {
  id: string;
  data_source: string;
  kind: HostKind | null;
  name: string;
  languages: string[];
  phone: string | null;
  hosting: HostingInput | null;
}

/** These hosts, in the order of the ids that are given. */
export const listHosts = async (db: Database, ids: readonly string[]): Promise<HostRow[]> => {
  const { rows } = await sql<HostRow>`
    SELECT h.id, h.data_source, h.kind, h.name, h.languages, h.phone, h.hosting
    FROM unnest(${[...ids]}::text[]) WITH ORDINALITY AS w (id, nth) JOIN property_managers h ON h.id = w.id
    ORDER BY w.nth`.execute(db);
  return rows;
};

/** A new host that lists here, without a team. */
export const insertHost = async (
  trx: Transaction<DB>,
  { id, name, joinedOn }: { id: string; name: string; joinedOn: string },
): Promise<void> => {
  await trx
    .insertInto('property_managers')
    .values({ id, name, data_source: 'DIRECT', joined_on: joinedOn })
    .execute();
};

/** Who a host is. A trigger raises the versions of its listings if the name changes. */
export const updateHost = async (
  trx: Transaction<DB>,
  id: string,
  change: Pick<HostRow, 'kind' | 'name' | 'languages' | 'phone'>,
): Promise<void> => {
  await trx.updateTable('property_managers').set(change).where('id', '=', id).execute();
};

/** How a host takes guests, which new listings begin with. */
export const saveHosting = async (trx: Transaction<DB>, id: string, hosting: HostingInput): Promise<void> => {
  await trx
    .updateTable('property_managers')
    .set({ hosting: sql`${JSON.stringify(hosting)}::jsonb` })
    .where('id', '=', id)
    .execute();
};
