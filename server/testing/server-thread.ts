import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { readConfig } from '#platform/config';
import { serve } from '../src/cli/serve.ts';

// signals reach the process only: the test sends their names
parentPort?.on('message', (signal: NodeJS.Signals) => process.emit(signal));
await serve(readConfig(process.env));
// a thread that is killed writes no compiled code at its end
flushCompileCache();
