import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { sharedNamespaces } from '../platform/messages.ts';
import routes from '../routes.ts';

const app = path.resolve(import.meta.dirname, '..');

const filesOf = (entries: readonly RouteConfigEntry[], layouts: string[] = []): [string, string[]][] =>
  entries.flatMap(({ file, children }) =>
    children ? filesOf(children, [...layouts, file]) : [[file, layouts] as [string, string[]]],
  );

const imports = /(?:^|\n)(?:import|export)\s+(?!type\b)[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/g;
const uses = /(?:useTranslations|translatorOf)\(\s*(?:[\w.?]+,\s*)?'([A-Za-z]+)/g;

/** The namespaces in a module and everything that it imports into the browser. */
const namespacesUsedBy = (file: string, seen = new Set<string>()): Set<string> => {
  const found = new Set<string>();
  if (seen.has(file) || !/\.tsx?$/.test(file) || file.includes('.server.') || !existsSync(file)) return found;
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, namespace = ''] of code.matchAll(uses)) found.add(namespace);
  for (const [, from, lazily] of code.matchAll(imports)) {
    const imported = path.resolve(path.dirname(file), from ?? lazily ?? '');
    for (const namespace of namespacesUsedBy(imported, seen)) found.add(namespace);
  }
  return found;
};

const declaredIn = (file: string): string[] => {
  const code = readFileSync(path.join(app, file), 'utf8');
  const list = /messages: \[([^\]]*)\]/.exec(code.slice(code.indexOf('export const handle')))?.[1] ?? '';
  return [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
};

const pages = filesOf(routes).filter(([file]) => file.endsWith('.tsx'));

describe('the messages of a page', () => {
  it.each([...new Map(pages)])('%s declares every namespace that it uses', (file, layouts) => {
    const used = namespacesUsedBy(path.join(app, file));
    for (const layout of layouts)
      for (const namespace of namespacesUsedBy(path.join(app, layout))) used.add(namespace);
    const declared = new Set([...sharedNamespaces, ...declaredIn(file)]);
    used.delete('gallery');
    expect([...used].filter((namespace) => !(declared as Set<string>).has(namespace))).toEqual([]);
  });

  it('the root uses only the shared namespaces', () => {
    const used = namespacesUsedBy(path.join(app, 'root.tsx'));
    expect([...used].filter((namespace) => !sharedNamespaces.some((shared) => shared === namespace))).toEqual(
      [],
    );
  });
});
