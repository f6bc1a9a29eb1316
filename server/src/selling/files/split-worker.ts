import { parentPort, workerData } from 'node:worker_threads';
import { splitPdf } from './split-pdf.ts';
import type { SplitAnswer, SplitTask } from './split-result.ts';

const result = await splitPdf(workerData as SplitTask);
const { user, system } = process.threadCpuUsage();
const answer: SplitAnswer = { result, milliseconds: (user + system) / 1000 };
parentPort?.postMessage(answer);
