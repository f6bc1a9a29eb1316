import path from 'node:path';
import { emptyPageScripts } from './empty-page.ts';
import { scriptsOfPage } from './page-scripts.ts';
import type { Result } from './results.ts';

/** Maximum JavaScript of the first load, relative to an empty page of the same framework. */
export const weightBudget = 1.3;
/** Scripts of the first load: each costs a request. */
const maxScripts = 12;

const buildDir = path.resolve(import.meta.dirname, '../web/build');
const pages = { home: '/', login: '/login/', 'not found': '/no/such/page/' };

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The brotli size of all scripts that a page loads before any interaction. */
export const benchPageWeight = async (): Promise<Result[]> => {
  const emptyPage = await emptyPageScripts();
  const results: Result[] = [];
  for (const [name, address] of Object.entries(pages)) {
    const { bytes, addresses } = await scriptsOfPage(buildDir, address);
    results.push({
      name: `weight, ${name}`,
      subject: `${addresses.length} scripts, ${kilobytes(bytes)} in brotli`,
      baseline: `empty page: ${kilobytes(emptyPage.bytes)}`,
      ratio: bytes / emptyPage.bytes,
      budget: { max: weightBudget },
    });
    results.push({
      name: `scripts, ${name}`,
      subject: `${addresses.length} scripts`,
      baseline: `${maxScripts} scripts`,
      ratio: addresses.length / maxScripts,
      budget: { max: 1 },
    });
  }
  return results;
};
