import { expect, test } from 'vitest';
import { sourceFile } from '../source-file.ts';
import { measureWebFolders } from './web-folders.ts';

const measure = (imports: Record<string, string[]>) => {
  const files = Object.entries(imports).map(([path, targets]) =>
    sourceFile(`web/app/${path}`, targets.map((target) => `import '${target}';`).join('\n')),
  );
  const { 'web-folder-cycles': cycles = [], 'web-imports-past-index': past = [] } = measureWebFolders(files);
  return { cycles: cycles.map(({ what }) => what), past: past.map(({ file, what }) => `${file} ${what}`) };
};

test('finds the imports between folders that are part of a cycle, also through a third folder', () => {
  const { cycles } = measure({
    'stays/a.ts': ['../search/index.ts', '../ui/button.tsx'],
    'search/b.ts': ['../tickets/index.ts'],
    'tickets/parts/c.ts': ['../../stays/index.ts'],
    'trips/d.ts': ['../stays/index.ts'],
  });
  expect(cycles).toEqual([
    'stays → search is part of a cycle',
    'search → tickets is part of a cycle',
    'tickets → stays is part of a cycle',
  ]);
});

test('finds type imports, exports and dynamic imports of another folder', () => {
  const files = [
    sourceFile('web/app/map/c.ts', "export const c = () => import('../stays/index.ts');"),
    sourceFile('web/app/stays/d.ts', "import '../map/index.ts';"),
    sourceFile('web/app/stays/a.ts', "import type { A } from '../search/index.ts';"),
    sourceFile('web/app/search/b.ts', "export { b } from '../stays/index.ts';"),
  ];
  expect(measureWebFolders(files)['web-folder-cycles']).toHaveLength(4);
});

test('finds imports of files of another feature that are not its entry point', () => {
  const { past } = measure({
    'trips/trip-page.tsx': [
      '../stays/room-lines.tsx',
      '../stays/rooms/index.ts',
      '../stays/index.ts',
      './own.ts',
      '../ui/button.tsx',
      '../platform/page/load.ts',
      '../brand.ts',
      'react',
    ],
    'trips/trip-page.test.tsx': ['../stays/room-lines.tsx'],
  });
  expect(past).toEqual([
    'web/app/trips/trip-page.tsx imports web/app/stays/room-lines.tsx',
    'web/app/trips/trip-page.tsx imports web/app/stays/rooms/index.ts',
  ]);
});
