import { parentPort, workerData } from 'node:worker_threads';
import { splitPdf } from './split-pdf.ts';
import type { SplitTask } from './split-result.ts';

parentPort?.postMessage(await splitPdf(workerData as SplitTask));
