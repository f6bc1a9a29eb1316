import type { OpenDatabase } from '#platform/database/open-database';
import type { Runtime } from '../create-context.ts';
import type { Output } from './output.ts';

/** What a command works with. Its database is migrated. */
export interface CommandRuntime extends Runtime {
  database: OpenDatabase;
  /** Names of the migrations that ran to open the database for this command. */
  migrated: string[];
  output: Output;
  /** Aborted when the client disconnects or the server stops; long commands then stop after their current batch. */
  signal: AbortSignal;
}

/** The process that runs commands: the operator's own, or the server that has the embedded database open. */
export interface CommandHost {
  /** The operator's working directory, which the paths in arguments are relative to. */
  cwd: string;
  run(work: (runtime: CommandRuntime) => Promise<void>): Promise<void>;
}
