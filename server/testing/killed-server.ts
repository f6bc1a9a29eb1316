import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { runCommand } from '../src/cli/run-command.ts';

// signals reach the process only: to a thread, the test sends their names
parentPort?.on('message', (signal: NodeJS.Signals) => process.emit(signal));
const [, , command = 'serve'] = process.argv;
await runCommand([command]);
// a server that is killed writes no compiled code at its end
flushCompileCache();
