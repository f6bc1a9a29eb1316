import { benchJobs } from './jobs.ts';
import { benchLogins } from './logins.ts';
import { benchOverload } from './overload.ts';
import { benchPageWeight } from './page-weight.ts';
import { benchPictures } from './pictures.ts';
import { benchRelevance } from './relevance.ts';
import { benchResets } from './resets.ts';
import type { Result } from './results.ts';
import { benchRush } from './rush.ts';
import { benchStart } from './start.ts';
import { benchUploads } from './uploads.ts';

/** The benchmarks that need no filled database, in the order in which they run. */
export const processBenchmarks: Record<string, () => Promise<Result[]>> = {
  weight: benchPageWeight,
  start: benchStart,
  logins: benchLogins,
  jobs: benchJobs,
  pictures: benchPictures,
  uploads: benchUploads,
  resets: benchResets,
  overload: benchOverload,
  rush: benchRush,
  relevance: benchRelevance,
};
