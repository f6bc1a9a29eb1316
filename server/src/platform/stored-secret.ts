import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config.ts';

const leastCharacters = 32;

/** Of two processes that start at once, the second gets the secret of the first; a file is never there without content. */
const create = (file: string): void => {
  const complete = `${file}.${process.pid}.part`;
  try {
    fs.writeFileSync(complete, randomBytes(32).toString('hex'), { mode: 0o600 });
    fs.linkSync(complete, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(complete, { force: true });
  }
};

/**
 * A demo creates the secret once and stores it in the data folder, so that sessions survive a restart. Throws ConfigError
 * for a file without a secret: a new one would end every session and invalidate authenticator apps.
 */
export const readStoredSecret = (dataDir: string): string => {
  const file = path.join(dataDir, 'secret');
  fs.mkdirSync(dataDir, { recursive: true });
  if (!fs.existsSync(file)) create(file);
  const secret = fs.readFileSync(file, 'utf8').trim();
  if (secret.length >= leastCharacters) return secret;
  throw new ConfigError([
    `the file ${file} contains no secret: restore it, or delete it to create another one, which ends every session and invalidates authenticator apps`,
  ]);
};
