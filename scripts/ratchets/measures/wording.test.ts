import { expect, test } from 'vitest';
import { sourceFile } from '../source-file.ts';
import { listForbidden, measureWording } from './wording.ts';

const measure = measureWording(['nobody', 'is told', 'Of …', 'What is …']);
const foundIn = (path: string, text: string) => {
  const found = Object.values(measure([sourceFile(path, text)])).flat();
  return found.map(({ line, what }) => `${line} ${what}`);
};

test('reads the items of the table, without names in backticks', () => {
  const page = [
    '| word | meaning |',
    '|---|---|',
    '| cat | animal |',
    '',
    '| instead of | write |',
    '|---|---|',
    '| kept pages, `getKeptQuote` | page cache |',
    '| "gives", is told | returns |',
    '| Of … | a sentence |',
    '',
  ].join('\n');
  expect(listForbidden(page)).toEqual(['kept pages', 'gives', 'is told', 'Of …']);
  expect(() => listForbidden('# Contributing')).toThrow('no table');
});

test('finds words in comments of TypeScript, JSX, SQL and CSS', () => {
  expect(foundIn('server/src/a.ts', 'const a = 1; // for nobody\n/** Nobody\n * is told. */')).toEqual([
    '1 "nobody"',
    '2 "Nobody"',
    '3 "is told"',
  ]);
  expect(foundIn('web/app/a.tsx', 'const A = () => <p>{/* for nobody */}nobody</p>;')).toEqual([
    '1 "nobody"',
  ]);
  expect(foundIn('scripts/a.mjs', 'a(); // nobody, `nobody`')).toEqual(['1 "nobody"']);
  expect(foundIn('server/migrations/1.sql', "SELECT '-- nobody' -- for nobody\n/* nobody */")).toHaveLength(
    2,
  );
  expect(foundIn('web/app/a.css', 'a { color: red } /* nobody */')).toHaveLength(1);
});

test('finds a phrase across the lines of a comment', () => {
  expect(foundIn('server/src/a.ts', '/**\n * The guest is\n * told.\n */')).toEqual(['2 "is told"']);
  expect(foundIn('server/src/a.ts', '// the guest is\n// told')).toEqual(['1 "is told"']);
});

test('leaves out code: names, strings, templates, regular expressions and text of pages', () => {
  const text = `const nobody = "// nobody"; a(\`/* nobody */ \${b} // is told\`); /\\/\\/ nobody/.test(c);`;
  expect(foundIn('server/src/a.ts', text)).toEqual([]);
  expect(foundIn('web/app/a.tsx', 'const A = () => <p>It’s // nobody</p>;')).toEqual([]);
});

test('finds beginnings of sentences, but not the same words within one, nor questions', () => {
  expect(foundIn('server/src/a.ts', '/** Of the order. What is stored. */')).toEqual([
    '1 "Of"',
    '1 "What is"',
  ]);
  expect(foundIn('server/src/a.ts', 'a({\n  b,\n  // Of the order.\n});')).toEqual(['3 "Of"']);
  expect(foundIn('docs/a.md', '# What is stored\n\n- Of the order\n\n| Of | What is |\n')).toHaveLength(4);
  expect(
    foundIn('server/src/a.ts', '/** The price of it, Of Mice and Men. What is a night? Often. */'),
  ).toEqual([]);
});

test('reads docs without code, addresses, the changelog and the table itself', () => {
  const page = 'For nobody.\n\n```\nnobody\n```\n`nobody` [a page](nobody.md)\n';
  expect(foundIn('docs/a.md', page)).toEqual(['1 "nobody"']);
  expect(foundIn('CHANGELOG.md', 'nobody')).toEqual([]);
  const table = '| instead of | write |\n|---|---|\n| nobody | no user |\n\nnobody\n';
  expect(foundIn('CONTRIBUTING.md', table)).toEqual(['5 "nobody"']);
});
