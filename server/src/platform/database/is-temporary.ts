/**
 * Codes of PostgreSQL and of the operating system for failures that end by themselves: a connection that was lost or
 * refused, a server that starts or stops, too many connections, a full disk, a deadlock that another transaction won, a
 * statement or lock that took longer than it may.
 */
const temporaryCodes = new Set([
  '40001',
  '40P01',
  '25P03',
  '53100',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOSPC',
  'EPIPE',
  'ETIMEDOUT',
]);

/** The driver's own errors have no code. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

/** Whether a request that failed with this database error can succeed when it is repeated. Its transaction was rolled back. */
export const isTemporaryError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && temporaryCodes.has(code)) return true;
  return lostConnection.test(error.message);
};
