import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect } from 'vitest';
import { bundledServer } from './bundle-server.ts';
import { isThorough } from './is-thorough.ts';
import { spawnServer } from './spawn-server.ts';
import { type ServerHost, type StartedServer, startOn } from './started-server.ts';

const inThread = (environment: NodeJS.ProcessEnv): ServerHost => {
  const thread = new Worker(bundledServer, {
    env: environment,
    execArgv: [],
    // a start allocates much: with the default size, a fifth of its time is garbage collection
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
    stdout: true,
    stderr: true,
  });
  let output = '';
  let exitCode: number | null = null;
  thread.stdout.on('data', (text) => (output += text));
  thread.stderr.on('data', (text) => (output += text));
  thread.on('error', (error) => (output += error.stack)).on('exit', (code) => (exitCode = code));
  return {
    hasEnded: () => exitCode !== null,
    printed: () => output,
    onEnd: (listener) => thread.once('exit', listener),
    end: async (signal) => {
      if (exitCode !== null) return exitCode;
      const ended = once(thread, 'exit');
      if (signal === 'SIGKILL') await thread.terminate();
      else thread.postMessage(signal);
      await ended;
      return exitCode;
    },
  };
};

/** Test files that have started a server. */
const started = new Set<string | undefined>();

/**
 * Starts the real server so that it can be killed at a step. The first one of a test file is a process that kills itself; the others are
 * threads, which start in half of the time. A thread ends as abruptly: no catch or finally block runs, and its connections drop.
 */
export const startKillableServer = (
  environment: Record<string, string>,
  fatalStep?: string,
): Promise<StartedServer> => {
  const { testPath } = expect.getState();
  const isFirst = !started.has(testPath);
  started.add(testPath);
  return isThorough || isFirst
    ? spawnServer(environment, fatalStep)
    : startOn(inThread, environment, fatalStep);
};
