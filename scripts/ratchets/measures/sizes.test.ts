import { expect, test } from 'vitest';
import { type Measure, totalOf } from '../measure.ts';
import { sourceFile, tableTypes } from '../source-file.ts';
import { measureFileImports } from './file-imports.ts';
import { measureFileLines } from './file-lines.ts';
import { measureFunctionLines } from './function-lines.ts';

const excessOf = (measure: Measure, text: string, path = 'server/src/orders/a.ts') =>
  totalOf(Object.values(measure([sourceFile(path, text)])).flat());
const lines = (count: number, line: string) => `${line}\n`.repeat(count);

test('counts the lines of a file above 250, also those inside JSX', () => {
  expect(excessOf(measureFileLines, lines(250, 'a();'))).toBe(0);
  expect(excessOf(measureFileLines, lines(253, 'a();'))).toBe(3);
  const page = `export const Page = () => (\n<p>\n${lines(250, 'text')}</p>\n);\n`;
  expect(excessOf(measureFileLines, page, 'web/app/trips/trip-page.tsx')).toBe(4);
});

test('counts the imports of a file above 20, but not of files that list every feature', () => {
  const imports = (count: number) => lines(count, "import { a } from './a.ts';");
  expect(excessOf(measureFileImports, imports(20))).toBe(0);
  expect(excessOf(measureFileImports, imports(22))).toBe(2);
  for (const path of ['server/src/app.ts', 'messages/pages/en.ts', 'contract/schemas.ts'])
    expect(excessOf(measureFileImports, imports(22), path)).toBe(0);
});

test('counts the lines of functions, methods and components above 80', () => {
  const body = (count: number) => lines(count, '  b();');
  expect(excessOf(measureFunctionLines, `const a = () => {\n${body(78)}};`)).toBe(0);
  expect(excessOf(measureFunctionLines, `const a = () => {\n${body(80)}};`)).toBe(2);
  expect(excessOf(measureFunctionLines, `/**\n${lines(9, ' * Why.')} */\nfunction a() {\n${body(81)}}`)).toBe(
    3,
  );
  expect(excessOf(measureFunctionLines, `class A {\n  a() {\n${body(80)}}\n}`)).toBe(2);
});

test('leaves out tests, what only tests use, and generated files', () => {
  const long = `const a = () => {\n${lines(300, "import './a.ts';")}};`;
  for (const path of ['server/src/orders/a.test.ts', 'server/testing/a.ts', 'e2e/a.ts', tableTypes])
    for (const measure of [measureFileLines, measureFileImports, measureFunctionLines])
      expect(excessOf(measure, long, path)).toBe(0);
});
