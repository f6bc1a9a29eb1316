import { type BackgroundTasks, type TaskAnswer, type TaskRequest, tookTooLong } from './messages.ts';

const checkedEveryMilliseconds = 500;

/**
 * Ends the process when the work has taken so many seconds of a processor: libraries cannot be stopped otherwise, and the time of a clock
 * says nothing on a busy machine.
 */
const withinSeconds = async <T>(mostSeconds: number, work: () => Promise<T>): Promise<T> => {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system > mostSeconds * 1_000_000) process.exit(tookTooLong);
  }, checkedEveryMilliseconds);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
};

/** Makes this process one that a `BackgroundProcess` has started. */
export const serveTasks = (
  tasks: BackgroundTasks,
  { mostProcessorSeconds }: { mostProcessorSeconds: number },
): void => {
  // a signal to the whole group is for the server, which finishes its requests and disconnects
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit());
  const answer = (message: TaskAnswer): void => void process.send?.(message);
  process.on('message', ({ id, name, input }: TaskRequest) => {
    withinSeconds(mostProcessorSeconds, async () => tasks[name]?.(input as never)).then(
      (result) => answer({ id, result }),
      (error: unknown) => answer({ id, error: error instanceof Error ? String(error.stack) : String(error) }),
    );
  });
};
