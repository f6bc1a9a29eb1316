import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { flatten } from './flatten.ts';
import { en as pages } from './pages/en.ts';
import { en as server } from './server/en.ts';

const root = path.resolve(import.meta.dirname, '..');

const sourcesUnder = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'));

/** `useTranslations('plan')`, and the type of a translator that is handed over: `useTranslations<'plan'>`. */
const namespaceOf = /(?:useTranslations|translatorOf)(?:\(\s*(?:[\w.?]+,\s*)?|<)'([\w.]+)'/g;
const literal = /'([\w.-]+)'|`((?:[\w.-]|\$\{[^`{}]*\})+)`/g;
/** A key that comes from a variable: `t(kind)`, `t.has(type as never)`. */
const variableKey = /\bt(?:\.has|\.rich)?\(\s*(?!['"`])/;

const escaped = (text: string): string => text.replaceAll(/[.-]/g, '\\$&');

/** `problems.${problem}.title` matches one value in place of each expression, and captures it. */
const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map(escaped)
      .join('([^.]+)')}$`,
  );

const sources = ['web/app', 'server/src', 'contract', 'catalog'].flatMap(sourcesUnder);
const words = new Set(sources.flatMap((code) => code.match(/[\w-]+/g) ?? []));

interface Use {
  namespace: string;
  patterns: RegExp[];
}

const uses: Use[] = sources.flatMap((code) => {
  const namespaces = new Set([...code.matchAll(namespaceOf)].map(([, name = '']) => name));
  const keys = [...code.matchAll(literal)].map(([, plain, template]) => patternOf(plain ?? template ?? ''));
  const patterns = variableKey.test(code) ? [...keys, /^([^.]+)$/] : keys;
  return [...namespaces].map((namespace) => ({ namespace, patterns }));
});

const isUsed = (key: string): boolean =>
  uses.some(({ namespace, patterns }) => {
    if (!key.startsWith(`${namespace}.`)) return false;
    const rest = key.slice(namespace.length + 1);
    return patterns.some((pattern) => {
      const [, ...values] = pattern.exec(rest) ?? [null, null];
      // a value in place of an expression must occur somewhere in the code
      return values.every((value) => value !== null && words.has(value));
    });
  });

it('every message is used by a page, an email or a price line', () => {
  const unused = [...flatten({ ...pages, ...server }).keys()].filter((key) => !isUsed(key));
  expect(unused).toEqual([]);
});
