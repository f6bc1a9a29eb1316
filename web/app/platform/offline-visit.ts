/** A page reports this to the worker when it is opened, and when its data has changed. */
export type Visit = {
  accountId: string | null;
  path: string;
  locale: string;
  /** The build of the page. */
  build: string;
  /** The paths of what the page has loaded. */
  loaded: readonly string[];
};

export const workerPath = '/worker.js';
