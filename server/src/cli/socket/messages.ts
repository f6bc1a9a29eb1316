import { z } from 'zod';

/** The longest request line that a server reads, in bytes. */
export const maxRequestBytes = 65_536;

/** The first and only line that a client sends: one command. */
export const CommandRequest = z.strictObject({
  /** What follows `golark`, such as `['flags', 'list']`. */
  args: z.array(z.string()),
  /** The client's working directory, an absolute path. */
  cwd: z.string().startsWith('/'),
});
export type CommandRequest = z.infer<typeof CommandRequest>;

/** The lines that a server sends, one JSON object each. `exit` is the last. */
export type CommandMessage =
  | { type: 'line' | 'error'; text: string }
  | { type: 'progress'; title: string }
  | { type: 'update'; done: number; total: number }
  | { type: 'done' | 'stop' }
  | { type: 'exit'; code: number };
