import fs from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** A file with the name of the step at which this server kills itself; tests that audit what a crash leaves behind write it. */
const file = process.env['GOLARK_KILL_FILE'] ?? null;

/** In a thread, `exit` ends the thread only, and as abruptly: no catch or finally block runs, and its connections drop. */
const die = (): void => {
  if (isMainThread) process.kill(process.pid, 'SIGKILL');
  else process.exit(1);
};

/** Marks a step of a transition. Without `GOLARK_KILL_FILE` it does nothing. */
export const reachStep = (name: string): void => {
  if (file && fs.existsSync(file) && fs.readFileSync(file, 'utf8') === name) die();
};
