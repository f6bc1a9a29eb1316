import fs from 'node:fs';

/** Of Node, of PostgreSQL, and of the file system inside the embedded database. */
const codes: readonly unknown[] = ['ENOSPC', '53100'];
const embeddedErrno = 51;
const leastFreeBytes = 1_048_576;

const isOutOfSpace = (error: unknown): boolean => {
  const { code, errno, name, cause } = error as Record<string, unknown>;
  if (codes.includes(code) || (name === 'ErrnoError' && errno === embeddedErrno)) return true;
  return typeof cause === 'object' && cause !== null && isOutOfSpace(cause);
};

const hasNoSpace = (dir: string): boolean => {
  try {
    const { bavail, bsize } = fs.statfsSync(dir);
    return bavail * bsize < leastFreeBytes;
  } catch {
    return false;
  }
};

/** Whether work on files in this folder failed because its disk is full; the embedded database reports that in many ways. */
export const isDiskFull = (error: unknown, dir: string): boolean =>
  typeof error === 'object' && error !== null && (isOutOfSpace(error) || hasNoSpace(dir));
