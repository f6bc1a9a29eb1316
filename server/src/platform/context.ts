import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open-database.ts';
import type { Files } from './files/files.ts';
import type { Illustrate } from './illustrate.ts';
import type { IpLocation } from './ip-location.ts';
import type { Logger } from './log.ts';
import type { MailOutbox } from './mail/outbox.ts';
import type { PaymentGateway } from './payment-gateway.ts';

/** What every use case may reach: ports only, never another feature. */
export interface Context {
  db: Database;
  clock: Clock;
  log: Logger;
  config: Config;
  files: Files;
  /** Photos for a stay without photos of its own. */
  illustrate: Illustrate;
  /** Signs tokens; never logged, never sent. */
  secret: Uint8Array;
  /** The origins under which our own pages are opened. */
  origins: Set<string>;
  gateway: PaymentGateway;
  mail: MailOutbox;
  ipLocation: IpLocation;
}
