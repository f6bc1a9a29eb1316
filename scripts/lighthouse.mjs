// `npm run lighthouse`: the mobile scores of the main pages, each the median of five runs, in a demo of its own.
// `npm run lighthouse -- http://127.0.0.1:3000 3`: of a running server, with three runs.
// Lighthouse is 170 MB with its dependencies, so it is installed when it is needed.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findDesktopBrowser } from './find-tools.mjs';
import { build, environment, install, node24, root } from './prepare.mjs';

const version = '13.5.0';
const mostShift = 0.02;
const minimums = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const given = process.argv.slice(2);
const [givenOrigin, givenRuns] = given;
const runs = Number(givenRuns ?? 5);
const folder = path.join(os.tmpdir(), `golark-lighthouse-${version}`);

install();
if (process.versions.node.split('.')[0] !== '24') {
  const child = spawn(node24, [path.join(root, 'scripts/lighthouse.mjs'), ...given], { stdio: 'inherit' });
  process.exit(await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1))));
}
if (!fs.existsSync(path.join(folder, 'node_modules/lighthouse'))) {
  fs.mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['install', '--ignore-scripts', '--prefix', folder, `lighthouse@${version}`], {
    stdio: 'inherit',
  });
}
const importOf = (name) => import(pathToFileURL(path.join(folder, 'node_modules', name)).href);
const [{ default: lighthouse }, { launch }] = await Promise.all([
  importOf('lighthouse/core/index.js'),
  importOf('chrome-launcher/dist/index.js'),
]);

const startDemo = async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-lighthouse-demo-'));
  build();
  const origin = 'http://127.0.0.1:8931';
  const child = spawn(node24, ['server/src/main.ts', 'serve'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...environment(),
      DATA_DIR: dataDir,
      PORT: '8931',
      GOLARK_CATALOG_SIZE: '1000',
      GOLARK_DEMO_ACCOUNTS: 'empty',
      NODE_ENV: 'production',
    },
  });
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 200));
  const stop = () => {
    child.once('exit', () => fs.rmSync(dataDir, { recursive: true, force: true }));
    child.kill('SIGTERM');
  };
  return { origin, stop };
};

const addressOfStay = async (origin) => {
  const response = await fetch(`${origin}/v1/properties/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pageSize: 1, filters: {} }),
  });
  const { properties } = await response.json();
  return `/property/${properties[0].id}/`;
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const measure = async (chrome, address) => {
  const reports = [];
  for (let run = 0; run < runs; run++) {
    const { lhr } = await lighthouse(address, { port: chrome.port, output: 'json', logLevel: 'error' });
    reports.push(lhr);
  }
  const score = (name) => Math.round(100 * median(reports.map(({ categories }) => categories[name].score)));
  const seconds = (name) =>
    (median(reports.map(({ audits }) => audits[name].numericValue)) / 1000).toFixed(1);
  const shift = median(reports.map(({ audits }) => audits['cumulative-layout-shift'].numericValue));
  const milliseconds = Math.round(
    median(reports.map(({ audits }) => audits['total-blocking-time'].numericValue)),
  );
  return {
    scores: Object.fromEntries(Object.keys(minimums).map((name) => [name, score(name)])),
    figures: `first paint ${seconds('first-contentful-paint')} s, largest ${seconds('largest-contentful-paint')} s, blocked ${milliseconds} ms, layout shift ${shift.toFixed(3)}`,
    shift,
  };
};

const demo = givenOrigin ? { origin: givenOrigin, stop: () => {} } : await startDemo();
const chrome = await launch({
  chromePath: findDesktopBrowser(),
  chromeFlags: ['--headless=new', '--no-sandbox'],
});
try {
  const pages = {
    home: '/',
    search: '/s/california/los-angeles/',
    stay: await addressOfStay(demo.origin),
    destinations: '/destinations/',
    city: '/destinations/california/los-angeles/',
    login: '/login/',
  };
  for (const [name, page] of Object.entries(pages)) {
    const { scores, figures, shift } = await measure(chrome, demo.origin + page);
    const low = Object.entries(minimums).filter(([category, minimum]) => scores[category] < minimum);
    if (low.length > 0 || shift > mostShift) process.exitCode = 1;
    console.log(
      `${name}: ${Object.entries(scores)
        .map(([category, score]) => `${category} ${score}`)
        .join(', ')}; ${figures}`,
    );
  }
} finally {
  await chrome.kill();
  demo.stop();
}
