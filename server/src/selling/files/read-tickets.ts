import { Worker } from 'node:worker_threads';
import { mostFileBytes } from '@golark/contract/selling/rules';
import pLimit from 'p-limit';
import { Failure, invalidField } from '#platform/failure';
import { drawingModules } from './drawing-modules.ts';
import type { ReadingTime } from './reading-time.ts';
import type { ReadAnswer, SplitTask, TicketPart, WorkerInput } from './split-result.ts';

/** Enough for 60 pages with pictures; a file that needs more isn't a ticket. */
const limits = { milliseconds: 20_000, heapMegabytes: 192, wasmMegabytes: 160 };
const mostWaiting = 10;

const turns = pLimit(2);

const runWorker = (workerData: WorkerInput, mostMilliseconds: number): Promise<ReadAnswer> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const worker = new Worker(new URL('./split-worker.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: 32 },
    });
    const tooComplex = (): void =>
      resolve({
        result: { ok: false, fault: 'file_too_complex' },
        milliseconds: performance.now() - startedAt,
      });
    const timer = setTimeout(() => {
      tooComplex();
      void worker.terminate();
    }, mostMilliseconds);
    worker.once('message', resolve);
    worker.once('error', (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex() : reject(error),
    );
    worker.once('exit', () => {
      clearTimeout(timer);
      // after a message this has no effect
      reject(new Error('the worker ended without an answer'));
    });
  });

const readInWorker = async (task: SplitTask, mostMilliseconds = limits.milliseconds): Promise<ReadAnswer> => {
  const { wasmMegabytes } = limits;
  return runWorker({ task, modules: await drawingModules(), wasmMegabytes }, mostMilliseconds);
};

interface ToRead {
  ticketCount: number | null;
  /** The path of the field with the file. */
  path: string;
  time: ReadingTime;
  mostMilliseconds?: number;
}

/** Throws VALIDATION_ERROR; RATE_LIMITED; UNAVAILABLE while too many others wait. */
export const readTickets = async (
  content: string,
  { ticketCount, path, time, ...rest }: ToRead,
): Promise<TicketPart[]> => {
  const bytes = new Uint8Array(Buffer.from(content, 'base64'));
  if (bytes.length > mostFileBytes)
    throw invalidField(path, 'file_too_big', { maximum: mostFileBytes / 1024 / 1024 });
  if (turns.pendingCount >= mostWaiting)
    throw new Failure('UNAVAILABLE', { detail: 'Many files are being read.', retryAfterSeconds: 10 });
  const result = await turns(async () => {
    time.assertLeft();
    const answer = await readInWorker({ bytes, ticketCount }, rest.mostMilliseconds);
    time.spend(answer.milliseconds);
    return answer.result;
  });
  if (result.ok) return result.parts;
  const { fault } = result;
  if (typeof fault === 'string') throw invalidField(path, fault);
  if (fault.code === 'file_barcode_repeated')
    throw invalidField(path, fault.code, { first: fault.first, second: fault.second });
  throw invalidField(path, fault.code, { count: fault.count, expected: ticketCount ?? fault.count });
};
