import { parentPort } from 'node:worker_threads';
import type { ReadingTask } from './read-calendar.ts';
import { parseCalendar } from './rules/parse-calendar.ts';

parentPort?.on('message', ({ bytes, options }: ReadingTask) =>
  parentPort?.postMessage(parseCalendar(bytes, options)),
);
