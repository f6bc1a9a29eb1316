/** `npm run bench`: measures the speed budgets, each as a ratio within one run. `--keep` keeps the filled database. */

import { benchAccount } from './account.ts';
import { openApplication } from './application.ts';
import { benchBookings } from './bookings.ts';
import { benchCalendar } from './calendar.ts';
import { benchCompressedPages } from './compressed-pages.ts';
import { openBenchDatabase } from './database.ts';
import { benchEvents } from './events.ts';
import { benchFeeds } from './feeds.ts';
import { benchImport } from './import.ts';
import { benchPages } from './pages.ts';
import { processBenchmarks } from './process-benchmarks.ts';
import { benchQuote } from './quote.ts';
import { formatTable, hasExceededBudget, integerFormat, type Result } from './results.ts';
import { benchSearch } from './search.ts';
import { benchSharedPages } from './shared-pages.ts';

const args = process.argv.slice(2);
const keepDatabase = args.includes('--keep');
const selected = args.filter((arg) => !arg.startsWith('--'));
const results: Result[] = [];
const failed: string[] = [];

/** A benchmark that fails is reported, and the others are measured. */
const measure = async (name: string, bench: () => Promise<Result[]>): Promise<void> => {
  if (selected.length > 0 && !selected.includes(name)) return;
  console.error(`Measuring ${name} …`);
  try {
    const measured = await bench();
    results.push(...measured);
    // a run takes long, and may be stopped before its end
    console.error(formatTable(measured));
  } catch (error) {
    failed.push(name);
    console.error(`Failed: ${name}`, error);
  }
};

const databaseBenchmarks = [
  'shared',
  'pages',
  'search',
  'quote',
  'account',
  'calendar',
  'events',
  'compressed',
  'import',
  'feeds',
  'bookings',
];

for (const [name, bench] of Object.entries(processBenchmarks)) await measure(name, bench);
if (selected.length === 0 || selected.some((name) => databaseBenchmarks.includes(name))) {
  console.error('Filling the database …');
  const { database, url, size, fill, close } = await openBenchDatabase(keepDatabase);
  try {
    if (fill) results.push(fill);
    const bench = await openApplication(database);
    await measure('shared', () => benchSharedPages(bench));
    await measure('pages', () => benchPages(bench));
    await measure('search', () => benchSearch(bench, integerFormat.format(size)));
    await measure('quote', () => benchQuote(bench));
    await measure('account', () => benchAccount(bench));
    await measure('calendar', () => benchCalendar(bench));
    await measure('events', () => benchEvents(bench));
    await measure('compressed', () => benchCompressedPages(bench));
    await measure('bookings', () => benchBookings(bench, url));
    await measure('import', () => benchImport(bench));
    await measure('feeds', () => benchFeeds(bench));
    await bench.close();
  } finally {
    await close();
  }
}
console.log(`\n${formatTable(results)}`);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
if (failed.length > 0 || hasExceededBudget(results)) process.exitCode = 1;
