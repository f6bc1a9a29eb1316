import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

const lockfile = path.resolve(import.meta.dirname, '../package-lock.json');

/** The places at which Node looks for a package that the one at `place` imports, the nearest first. */
const placesOf = (place: string, name: string): string[] => {
  const folders = place === '' ? [] : place.split('/node_modules/');
  return [
    ...folders.map((_, i) => `${folders.slice(0, folders.length - i).join('/node_modules/')}/`),
    '',
  ].map((folder) => `${folder}node_modules/${name}`);
};

/** Optional packages are those of other platforms: npm rewrites a lockfile without them, and installs what is not locked. */
test('the lockfile contains the packages of every platform', () => {
  const { packages } = JSON.parse(fs.readFileSync(lockfile, 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesOf(place, name).some((known) => known in packages))
      .map((name) => `${name} of ${place}`),
  );
  expect(missing).toEqual([]);
  for (const platform of ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64'])
    expect(packages).toHaveProperty([`node_modules/@biomejs/cli-${platform}`]);
});
