import path from 'node:path';
import { emptyPageScripts } from './empty-page.ts';
import { type PageScripts, scriptsOfPage, scriptsOfRoute } from './page-scripts.ts';
import type { Result } from './results.ts';

/** Maximum JavaScript of the first load, relative to an empty page of the same framework. */
const maxWeight = 1.15;
const maxSearchWeight = 1.25;
const maxPartnerWeight = 1.6;
const maxCalendarWeight = 2;
/** Scripts of the first load: each costs a request. */
const maxScripts = 12;

const buildDir = path.resolve(import.meta.dirname, '../web/build');

const pages: { name: string; scripts: () => Promise<PageScripts>; max?: number }[] = [
  { name: 'home', scripts: () => scriptsOfPage(buildDir, '/') },
  { name: 'login', scripts: () => scriptsOfPage(buildDir, '/login/') },
  { name: 'not found', scripts: () => scriptsOfPage(buildDir, '/no/such/page/') },
  { name: 'stay', scripts: () => scriptsOfRoute(buildDir, 'stays/property-page') },
  { name: 'Go+', scripts: () => scriptsOfRoute(buildDir, 'membership/plan-page') },
  {
    name: 'search',
    scripts: () => scriptsOfRoute(buildDir, 'search/search-page'),
    max: maxSearchWeight,
  },
  {
    name: "a host's listing",
    scripts: () => scriptsOfRoute(buildDir, 'own-listings/listing-page'),
    max: maxPartnerWeight,
  },
  {
    name: "a host's calendar",
    scripts: () => scriptsOfRoute(buildDir, 'partner-calendar'),
    max: maxCalendarWeight,
  },
];

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The brotli size of all scripts that a page loads before it is used. */
export const benchPageWeight = async (): Promise<Result[]> => {
  const emptyPage = await emptyPageScripts();
  const results: Result[] = [];
  for (const { name, scripts, max = maxWeight } of pages) {
    const { bytes, addresses } = await scripts();
    results.push({
      name: `weight, ${name}`,
      subject: `${addresses.length} scripts, ${kilobytes(bytes)} in brotli`,
      baseline: `empty page: ${kilobytes(emptyPage.bytes)}`,
      ratio: bytes / emptyPage.bytes,
      budget: { max },
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
