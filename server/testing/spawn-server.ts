import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { bundledServer } from './bundle-server.ts';
import { isThorough } from './is-thorough.ts';
import { type ServerHost, type StartedServer, startOn } from './started-server.ts';

const source = path.resolve(import.meta.dirname, '../src/main.ts');
const fromSource = [source, 'serve'];

const inProcess =
  (program: string[]) =>
  (environment: NodeJS.ProcessEnv): ServerHost => {
    const child = spawn(process.execPath, program, {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
    return {
      hasEnded,
      printed: () => output,
      onEnd: (listener) => child.once('exit', listener),
      end: async (signal) => {
        if (hasEnded()) return child.exitCode;
        const ended = once(child, 'exit');
        child.kill(signal);
        await ended;
        return child.exitCode;
      },
    };
  };

/** Starts the real server in a process; `npm test` starts it from a bundle, without pages. */
export const spawnServer = (
  environment: Record<string, string>,
  fatalStep?: string,
): Promise<StartedServer> =>
  startOn(inProcess(isThorough ? fromSource : [bundledServer]), environment, fatalStep);

/** Starts the real server with its pages, as an operator does. */
export const spawnServerWithPages = (environment: Record<string, string>): Promise<StartedServer> =>
  startOn(inProcess(fromSource), environment);
