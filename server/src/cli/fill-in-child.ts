import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandError } from './command-error.ts';

/**
 * Fills the demo in a child process: the embedded database never releases memory, and filling needs three times as
 * much as serving.
 */
export const fillInChild = async (): Promise<void> => {
  const [, program = ''] = process.argv;
  const child = spawn(process.execPath, [...process.execArgv, program, 'fill-demo'], { stdio: 'inherit' });
  const forward = (): boolean => child.kill('SIGTERM');
  process.once('SIGINT', forward).once('SIGTERM', forward);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('SIGINT', forward).off('SIGTERM', forward);
  if (code !== 0) throw new CommandError('The catalog could not be filled.');
};
