/** The name of the step at which this process kills itself; set by tests that audit what a crash leaves behind. */
const fatalStep = process.env['GOLARK_KILL_AT'] ?? null;
/** How often the step is reached before it kills. */
let remaining = Number(process.env['GOLARK_KILL_AFTER'] ?? 1);

/** Marks a step of a transition. Without `GOLARK_KILL_AT` it does nothing. */
export const reachStep = (name: string): void => {
  if (name === fatalStep && --remaining === 0) process.kill(process.pid, 'SIGKILL');
};
