import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sandboxGateway, stripeGateway } from '#payments';
import { type Clock, systemClock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Context } from '#platform/context';
import { type OpenDatabase, openEmbedded, openPostgres } from '#platform/database/open-database';
import { illustrateWithDrawings, withDrawings } from '#platform/files/drawing-files';
import { localFiles } from '#platform/files/local-files';
import { s3Files } from '#platform/files/s3-files';
import { allowedOrigins } from '#platform/http/origins';
import { ipLocationFile, noIpLocation } from '#platform/ip-location';
import { createLog } from '#platform/log';
import { tableOutbox } from '#platform/mail/deliver';

/** In a demo the secret is made once and kept in the data folder, so that sessions survive a restart. */
const readSecret = (config: Config): Uint8Array => {
  if (config.secret) return new TextEncoder().encode(config.secret);
  const file = path.join(config.dataDir, 'secret');
  fs.mkdirSync(config.dataDir, { recursive: true });
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return new TextEncoder().encode(fs.readFileSync(file, 'utf8'));
};

export const openDatabase = (config: Config): Promise<OpenDatabase> | OpenDatabase =>
  config.databaseUrl
    ? openPostgres(config.databaseUrl, config.databasePoolSize)
    : openEmbedded(config.dataDir);

/** The ports that use cases reach, each with the adapter that the configuration asks for. */
export const createContext = (
  config: Config,
  database: OpenDatabase,
  clock: Clock = systemClock,
): Context => {
  const secret = readSecret(config);
  return {
    db: database.db,
    clock,
    log: createLog(config.logLevel),
    config,
    files: withDrawings(
      config.filesUrl ? s3Files(config.filesUrl) : localFiles(path.join(config.dataDir, 'files')),
    ),
    illustrate: illustrateWithDrawings,
    secret,
    origins: allowedOrigins(config.publicUrl, config.port),
    gateway: config.stripeSecretKey
      ? stripeGateway(config.stripeSecretKey)
      : sandboxGateway(database.db, secret),
    mail: tableOutbox(clock),
    ipLocation: config.ipLocationFile ? ipLocationFile(config.ipLocationFile) : noIpLocation,
  };
};
