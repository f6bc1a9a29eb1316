// Finds the browser and the database server for the tests, or installs them if this user may.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** The same engine without a window: pages take a fifth less processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const desktopBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const postgresHome = '/usr/lib/postgresql';

const mayInstall = () => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

const aptInstall = (packages) => {
  console.error(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  spawnSync('apt-get', ['install', '-y', '-qq', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
};

const firstThatExists = (files) => files.find((file) => file && fs.existsSync(file)) ?? null;

/** The browser that a person would see, for what measures it. */
export const findDesktopBrowser = () => firstThatExists([process.env.CHROMIUM, ...desktopBrowsers]);

/** The browser for tests. */
export const findBrowser = () => firstThatExists([process.env.CHROMIUM, headlessShell, ...desktopBrowsers]);

export const hasPostgres = () => fs.existsSync(postgresHome) && fs.readdirSync(postgresHome).length > 0;

/** Installs missing Debian packages; on other systems reports which tests will be skipped. */
export const findTools = () => {
  const hasBestBrowser = process.env.CHROMIUM || fs.existsSync(headlessShell);
  const missing = [
    ...(hasBestBrowser ? [] : ['chromium-headless-shell']),
    ...(hasPostgres() ? [] : ['postgresql']),
  ];
  if (missing.length > 0 && mayInstall()) aptInstall(missing);
  if (!hasPostgres()) console.error('PostgreSQL was not found: its tests are skipped.');
  return findBrowser();
};
