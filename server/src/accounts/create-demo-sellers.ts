import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';

export interface DemoSeller {
  firstName: string;
  lastName: string;
}

/** No password has this hash. */
const noPassword = '!';

const emailOf = (index: number): string => `seller-${index + 1}@golark.example`;

/** The accounts that sell the tickets of a demo, which nobody can log in to. Returns their ids in order; they are created once. */
export const createDemoSellers = async (
  trx: Transaction<DB>,
  sellers: readonly DemoSeller[],
  now: Date,
): Promise<string[]> => {
  const rows = sellers.map((seller, index) => ({ ...seller, email: emailOf(index) }));
  const { rows: accounts } = await sql<{ id: string; email: string }>`
    WITH given AS MATERIALIZED (
      SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS g ("firstName" text, "lastName" text, email text)
    ), added AS (
      INSERT INTO accounts (email, first_name, last_name, password_hash, locale, email_verified_at, created_at)
      SELECT email, "firstName", "lastName", ${noPassword}, 'en', ${now}, ${now} FROM given
      ON CONFLICT DO NOTHING RETURNING id, email
    )
    SELECT id, email FROM added UNION SELECT a.id, a.email FROM accounts a JOIN given USING (email)`.execute(
    trx,
  );
  const ids = new Map(accounts.map(({ id, email }) => [email, id]));
  return rows.map(({ email }) => {
    const id = ids.get(email);
    if (!id) throw new Error(`${email} was not created`);
    return id;
  });
};
