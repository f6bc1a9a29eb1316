import pg from 'pg';

const limitMilliseconds = 2000;

/** A connection of its own for checks, which therefore respond while all others are busy. Checks at one time share one. */
export const openProbe = (url: string) => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: limitMilliseconds,
    query_timeout: limitMilliseconds,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let running: Promise<void> | null = null;
  const check = async (): Promise<void> => {
    await pool.query('SELECT 1');
  };
  const ping = (): Promise<void> => {
    running ??= check().finally(() => {
      running = null;
    });
    return running;
  };
  return { ping, close: () => pool.end() };
};
