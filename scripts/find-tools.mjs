// Finds the browser and the database server for the tests, or installs them if this user may.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
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

export const findBrowser = () =>
  [process.env.CHROMIUM, ...browsers].find((file) => file && fs.existsSync(file)) ?? null;

export const hasPostgres = () => fs.existsSync(postgresHome) && fs.readdirSync(postgresHome).length > 0;

/** Installs missing Debian packages; on other systems reports which tests will be skipped. */
export const findTools = () => {
  const missing = [...(findBrowser() ? [] : ['chromium']), ...(hasPostgres() ? [] : ['postgresql'])];
  if (missing.length > 0 && mayInstall()) aptInstall(missing);
  if (!hasPostgres()) console.error('PostgreSQL was not found: its tests are skipped.');
  return findBrowser();
};
