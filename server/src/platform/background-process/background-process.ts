import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import { type BackgroundTasks, type TaskAnswer, type TaskRequest, tookTooLong } from './messages.ts';

const idleMilliseconds = 15_000;

/** A task took more of a processor than it may. */
export class TookTooLong extends Error {}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** Its own variables only: the secrets of the server are not for it. The last one has glibc give freed memory back. */
const environment = (): NodeJS.ProcessEnv => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return {
    ...(PATH ? { PATH } : {}),
    ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}),
    MALLOC_MMAP_THRESHOLD_: '131072',
  };
};

/** A server that has a low priority itself may not give a process a higher one. */
const lowerPriority = ({ pid }: ChildProcess): void => {
  if (pid) os.setPriority(pid, Math.max(os.getPriority(), os.constants.priority.PRIORITY_BELOW_NORMAL));
};

/**
 * Runs the tasks of a module (see `serveTasks`) in a process with a low priority: requests come first, the memory is given back, and input
 * that crashes a library ends that process only. It starts with the first task and ends a while after the last one.
 */
export class BackgroundProcess<Tasks extends BackgroundTasks> {
  readonly #module: URL;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | null = null;
  #lastId = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(module: URL) {
    this.#module = module;
  }

  /** Throws what the task throws, `TookTooLong`, and an error if the process ends. */
  async run<Name extends string & keyof Tasks>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    clearTimeout(this.#idle);
    this.#child ??= this.#start();
    const child = this.#child;
    this.#lastId += 1;
    const request: TaskRequest = { id: this.#lastId, name, input };
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting.set(request.id, { resolve, reject });
    child.channel?.ref();
    child.send(request, (error) => {
      if (error) this.#take(request.id)?.reject(error);
    });
    return promise as Promise<Awaited<ReturnType<Tasks[Name]>>>;
  }

  #start(): ChildProcess {
    const child = fork(this.#module, {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
      env: environment(),
    });
    lowerPriority(child);
    // the server does not wait for an idle one
    child.unref();
    child.on('message', (message) => this.#answer(message as TaskAnswer));
    child.once('error', (error) => this.#lose(child, error));
    child.once('exit', (code) =>
      this.#lose(
        child,
        code === tookTooLong
          ? new TookTooLong('the task took too long')
          : new Error('the process ended during the task'),
      ),
    );
    return child;
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#rest();
    return waiting;
  }

  #answer(message: TaskAnswer): void {
    const waiting = this.#take(message.id);
    if ('error' in message) waiting?.reject(new Error(message.error));
    else waiting?.resolve(message.result);
  }

  #rest(): void {
    const child = this.#child;
    child?.channel?.unref();
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      this.#child = null;
      if (child?.connected) child.disconnect();
    }, idleMilliseconds).unref();
  }

  #lose(child: ChildProcess, error: Error): void {
    if (this.#child !== child) return;
    this.#child = null;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of lost) reject(error);
  }
}
