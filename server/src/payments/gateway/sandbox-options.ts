import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database/open-database';

export interface SandboxOptions {
  db: Database;
  clock: Clock;
  /** Signs webhooks and makes card fingerprints. */
  secret: Uint8Array;
  /** Of our own site, which serves the sandbox's pages under `/dev/sandbox/`. */
  origin: string;
}
