import { sql } from 'kysely';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Ids are opaque to clients: a malformed one must lead to "not found" instead of a type error of the database. */
export const isUuid = (text: string): boolean => uuid.test(text);

/** Ids as a subquery. An array as a parameter would be planned in every execution, because its length is unknown before. */
export const idsOf = (ids: readonly string[]) =>
  sql<string>`(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
