// `npm run ratchets`: compares counts that may only fall with their limits, see docs/decisions/0112-ratchets.md.
// `-- --write` lowers the limits to the counts; `-- --list NAME` prints the places of one count.
import { parseArgs } from 'node:util';
import { root } from '../git.ts';
import { checkRatchets, listOffenders } from './check-ratchets.ts';
import { listPlaces } from './report.ts';

const { values: options } = parseArgs({
  options: { write: { type: 'boolean', default: false }, list: { type: 'string' } },
});

if (options.list === undefined) {
  const problems = checkRatchets(root, options.write);
  console.log(problems.length > 0 ? problems.join('\n') : 'Every count is at its limit.');
  process.exit(problems.length > 0 ? 1 : 0);
}
console.log(listPlaces(options.list, listOffenders(root)[options.list] ?? []).join('\n'));
