import { expect, test } from 'vitest';
import { totalOf } from '../measure.ts';
import { sourceFile } from '../source-file.ts';
import { measureEntryPoints } from './entry-points.ts';

const excessOf = (path: string, text: string) =>
  totalOf(measureEntryPoints([sourceFile(path, text)])['entry-point-names-above-15'] ?? []);
const names = (count: number) => Array.from({ length: count }, (_, i) => `name${i}`).join(', ');

test('counts the exported names of an entry point above 15', () => {
  const text = `export { ${names(14)} } from './a.ts';\nexport { type B } from './b.ts';`;
  expect(excessOf('server/src/orders/index.ts', text)).toBe(0);
  expect(
    excessOf('server/src/orders/index.ts', `${text}\nexport const c = 1, d = 2;\nexport type E = 1;`),
  ).toBe(3);
});

test('counts neither what an entry point imports or declares nor the exports of other files', () => {
  expect(excessOf('server/src/orders/index.ts', `import { ${names(20)} } from './a.ts';\nconst a = 1;`)).toBe(
    0,
  );
  for (const path of [
    'server/src/orders/store/index.ts',
    'server/src/orders/store.ts',
    'web/app/stays/index.ts',
  ])
    expect(excessOf(path, `export { ${names(20)} } from './a.ts';`)).toBe(0);
});
