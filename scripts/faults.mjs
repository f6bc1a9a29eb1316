// `npm run faults`: kills, database restarts, a full disk, gateway faults, clock jumps and storms, each followed by an audit;
// 100,000 requests of mixed visitors; and the complete matrix of accessibility checks.
// Prints what was done in each scenario; `npm run faults -- --write` writes it to docs/reliability.md as well.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser, hasPostgres } from './find-tools.mjs';
import { build, environment, install, node24, root } from './prepare.mjs';

install();
build();

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-faults-'));
const report = path.join(folder, 'counts');
fs.writeFileSync(report, '');
const databases = ['embedded', ...(hasPostgres() ? ['postgres'] : [])];

const runTests = (projects, filters, settings) =>
  spawnSync(
    node24,
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...filters,
    ],
    { cwd: root, stdio: 'inherit', env: { ...environment(), GOLARK_FAULTS_REPORT: report, ...settings } },
  ).status === 0;

const isGood = [
  runTests(['kills', 'faults'], [], { GOLARK_TESTS: 'all' }),
  runTests(databases, ['random-faults'], { GOLARK_CAMPAIGNS: '15', GOLARK_CAMPAIGN_STEPS: '80' }),
  runTests(databases, ['storm'], { GOLARK_STORM_MINUTES: '15' }),
  runTests(['journeys'], [], {
    GOLARK_TESTS: 'all',
    CHROMIUM: findBrowser() ?? '',
  }),
  runTests(databases.slice(-1), ['mixed-visitors'], { GOLARK_MIXED_REQUESTS: '100000' }),
].every(Boolean);

const totals = new Map();
for (const line of fs.readFileSync(report, 'utf8').split('\n').filter(Boolean)) {
  const { scenario, counts } = JSON.parse(line);
  const total = totals.get(scenario) ?? {};
  for (const [what, count] of Object.entries(counts)) total[what] = (total[what] ?? 0) + count;
  totals.set(scenario, total);
}
fs.rmSync(folder, { recursive: true, force: true });

const rows = [...totals].sort().map(([scenario, total]) => {
  const counts = Object.entries(total).map(([what, count]) => `${what}: ${count}`);
  return `| ${scenario} | ${counts.join(', ')} |`;
});
const table = ['| scenario | what was done |', '|---|---|', ...rows].join('\n');
console.log(`\n${table}\n\n${isGood ? 'no audit found a violation' : 'a test failed'}`);

if (isGood && process.argv.includes('--write')) {
  const page = path.join(root, 'docs/reliability.md');
  const marks = /(<!-- counts -->\n)[\s\S]*(\n<!-- end of counts -->)/;
  fs.writeFileSync(
    page,
    fs.readFileSync(page, 'utf8').replace(marks, (_, begin, end) => `${begin}${table}${end}`),
  );
}
process.exit(isGood ? 0 : 1);
