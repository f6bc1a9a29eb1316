import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sandboxGateway, stripeGateway } from '#payments';
import { type Clock, clockFrom, systemClock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Context } from '#platform/context';
import { type OpenDatabase, openEmbedded, openPostgres } from '#platform/database/open-database';
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

/** What tells a demo the time: the machine, unless the demo starts its clock elsewhere. */
export const clockOf = ({ startsAt }: Config): Clock => (startsAt ? clockFrom(startsAt) : systemClock);

/** The ports that use cases reach, each with the adapter that the configuration asks for. */
export const createContext = (
  config: Config,
  database: OpenDatabase,
  clock: Clock = clockOf(config),
): Context => {
  const secret = readSecret(config);
  const origins = allowedOrigins(config.publicUrl, config.port);
  return {
    db: database.db,
    clock,
    log: createLog(config.logLevel),
    config,
    files: config.filesUrl ? s3Files(config.filesUrl) : localFiles(path.join(config.dataDir, 'files')),
    secret,
    origins,
    gateway: config.stripe
      ? stripeGateway({ ...config.stripe, clock })
      : sandboxGateway({ db: database.db, clock, secret, origin: [...origins][0] ?? '' }),
    mail: tableOutbox(clock),
    ipLocation: config.ipLocationFile ? ipLocationFile(config.ipLocationFile) : noIpLocation,
  };
};
