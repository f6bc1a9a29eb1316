import { defineConfig } from 'vitest/config';
import { breakGuard } from './server/testing/guards/broken-guard.ts';

const databaseTests = ['server/src/**/*.test.ts'];
const ruleTests = ['server/src/**/rules/*.test.ts'];
const killTests = ['server/src/**/*.kill.test.ts'];
/** Run by `npm run faults` only. */
const faultTests = ['server/src/**/*.faults.test.ts'];
/** Long enough for a busy machine; a poll ends as soon as it sees what it waits for. */
const expectation = { poll: { timeout: 60_000 } };

const onDatabase = (name: string) => ({
  plugins: [breakGuard()],
  test: {
    name,
    root: import.meta.dirname,
    include: databaseTests,
    exclude: [...ruleTests, ...killTests, ...faultTests],
    globalSetup: ['server/testing/prepare-databases.ts'],
    // loads the application once per worker; each file still gets a database and an application of its own
    isolate: false,
    // React renders pages as in production: its development build takes twice as long
    env: { NODE_ENV: 'production' },
    expect: expectation,
    // a limit for tests that hang: the longest takes 12 s alone, and five times that on a machine with other work
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});

/**
 * Tests that start servers and kill them, or take something away from them. The limit is five times what the longest takes on a
 * busy machine: it ends a test that hangs.
 */
const killing = (name: string, include: string[]) => ({
  plugins: [breakGuard()],
  test: {
    name,
    root: import.meta.dirname,
    include,
    globalSetup: ['server/testing/prepare-kills.ts'],
    isolate: false,
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [breakGuard()],
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
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'server/testing/guards/*.test.ts',
          ],
          isolate: false,
          testTimeout: 180_000,
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
          testTimeout: 180_000,
        },
      },
      onDatabase('embedded'),
      onDatabase('postgres'),
      killing('kills', killTests),
      killing('faults', faultTests),
      {
        test: {
          name: 'journeys',
          root: import.meta.dirname,
          globalSetup: ['e2e/prepare-journeys.ts'],
          include: ['e2e/**/*.test.ts'],
          // the files of a worker share a server and a browser
          isolate: false,
          expect: expectation,
          testTimeout: 480_000,
          hookTimeout: 480_000,
        },
      },
    ],
  },
});
