/** The part of a `pg` pool that is used here; works with a server and with the embedded database. */
export interface CatalogDatabase {
  connect(): Promise<CatalogClient>;
}

export interface CatalogClient {
  query(
    sql: string,
    parameters?: unknown[],
  ): Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>;
  release(): void;
}

export const inTransaction = async <T>(
  db: CatalogDatabase,
  work: (client: CatalogClient) => Promise<T>,
): Promise<T> => {
  const client = await db.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
};
