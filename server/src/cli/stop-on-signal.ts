import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#platform/context';
import type { OpenDatabase } from '#platform/database/open-database';
import type { ServerState } from '#platform/http/health';
import type { CommandListener } from './socket/listen-for-commands.ts';

/** Requests that take longer than this are cut off. */
const openRequestsMilliseconds = 5000;
const closeWithinMilliseconds = 15_000;
const idleCheckMilliseconds = 50;

interface Parts {
  server: Server;
  /** Accepts no more connections, and resolves when the open ones are closed. */
  close(): Promise<void>;
  ctx: Context;
  databases: ReadonlySet<OpenDatabase>;
  commands: CommandListener | null;
  state: ServerState;
}

/** Open requests end, then their connections: one whose response was being sent when the server closed stays open. */
const closeConnections = async ({ server, close }: Parts): Promise<void> => {
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMilliseconds);
  const late = setTimeout(() => server.closeAllConnections(), openRequestsMilliseconds);
  await close();
  clearInterval(idle);
  clearTimeout(late);
};

const stop = async (parts: Parts, hurry: AbortSignal): Promise<void> => {
  const { ctx, databases, commands, state } = parts;
  state.phase = 'draining';
  await wait(ctx.config.drainSeconds * 1000, undefined, { signal: hurry }).catch(() => undefined);
  setTimeout(() => process.exit(1), closeWithinMilliseconds).unref();
  await Promise.all([closeConnections(parts), commands?.close()]);
  await ctx.jobs.stop();
  await Promise.all([...databases].map((database) => database.close()));
  process.exit(0);
};

/** SIGTERM stops the server after its drain period; Ctrl-C stops it at once, also during that period. */
export const stopOnSignal = (parts: Parts): void => {
  const hurry = new AbortController();
  const stopOnce = (): void => {
    if (parts.state.phase !== 'draining') void stop(parts, hurry.signal);
  };
  process.on('SIGTERM', stopOnce).on('SIGINT', () => {
    hurry.abort();
    stopOnce();
  });
};
