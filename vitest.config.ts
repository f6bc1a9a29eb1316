import { defineConfig } from 'vitest/config';

const databaseTests = ['server/src/**/*.test.ts'];
const ruleTests = ['server/src/**/rules/*.test.ts'];
const killTests = ['server/src/**/*.kill.test.ts'];
/** Make every call, as every role or with odd values, which says nothing about a database: once is enough. */
const callTests = ['authorization', 'odd-values', 'raw-requests'].map((name) => `server/src/${name}.test.ts`);

const onDatabase = (name: string, ...excluded: string[]) => ({
  test: {
    name,
    root: import.meta.dirname,
    include: databaseTests,
    exclude: [...ruleTests, ...killTests, ...excluded],
    globalSetup: ['server/testing/prepare-databases.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          root: import.meta.dirname,
          include: [
            ...ruleTests,
            'contract/**/*.test.ts',
            'messages/**/*.test.ts',
            'catalog/**/*.test.ts',
            'web/app/**/*.test.ts',
            'web/build-tools/*.test.ts',
          ],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'components',
          root: import.meta.dirname,
          include: ['web/app/**/*.test.tsx'],
          environment: 'jsdom',
          // loads React and jsdom once per worker; each file still gets a document of its own
          isolate: false,
          setupFiles: ['web/testing/prepare-dom.ts'],
          testTimeout: 60_000,
        },
      },
      onDatabase('embedded'),
      onDatabase('postgres', ...callTests),
      {
        test: {
          name: 'kills',
          root: import.meta.dirname,
          include: killTests,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'journeys',
          root: import.meta.dirname,
          globalSetup: ['e2e/fill-once.ts'],
          include: ['e2e/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
