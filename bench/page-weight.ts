import path from 'node:path';
import { emptyPageScripts } from './empty-page.ts';
import { scriptsOfPage } from './page-scripts.ts';
import type { Result } from './table.ts';

/** JavaScript of the first load, against an empty page of the same framework. */
export const weightBudget = 1.3;

const buildDir = path.resolve(import.meta.dirname, '../web/build');
const pages = { home: '/', login: '/login/', 'not found': '/no/such/page/' };

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Every script that a page loads before the visitor does anything, in brotli. */
export const benchPageWeight = async (): Promise<Result[]> => {
  const floor = await emptyPageScripts();
  const results: Result[] = [];
  for (const [name, address] of Object.entries(pages)) {
    const { bytes, addresses } = await scriptsOfPage(buildDir, address);
    results.push({
      name: `weight, ${name}`,
      subject: `${addresses.length} scripts, ${kilobytes(bytes)} in brotli`,
      peer: `empty page: ${kilobytes(floor.bytes)}`,
      ratio: bytes / floor.bytes,
      budget: { most: weightBudget },
    });
  }
  return results;
};
