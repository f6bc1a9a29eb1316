import fs from 'node:fs';
import path from 'node:path';
import { isSecretPath } from '@golark/contract/secret-paths';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '../routes.ts';

const app = path.resolve(import.meta.dirname, '..');

/** The path of each page with a value for each parameter, and whether its responses hold a secret. */
const pagesOf = (entries: readonly RouteConfigEntry[], above = ''): [string, boolean][] =>
  entries.flatMap(({ path: own = '', file, children }) => {
    const at = own ? `${above}/${own}` : above;
    const source = fs.readFileSync(path.join(app, file), 'utf8');
    const page: [string, boolean] = [`${at.replaceAll(/:\w+\??/g, 'x')}/`, source.includes('secretHeaders')];
    return [...(children ? [] : [page]), ...pagesOf(children ?? [], at)];
  });

it('third-party scripts run in no page whose responses hold a secret, and in all others', async () => {
  const pages = pagesOf(await routes);
  const secret = pages.filter(([, holdsSecret]) => holdsSecret).map(([at]) => at);
  expect(
    pages
      .map(([at]) => at)
      .filter(isSecretPath)
      .sort(),
  ).toEqual(secret.sort());
  expect(secret.length).toBeGreaterThan(8);
});
