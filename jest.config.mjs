const base = {
  rootDir: import.meta.dirname,
  // A run deletes its temporary files; this one is worth keeping.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  runtime: '<rootDir>/test/runner/runtime.cjs',
  transform: {},
  // Only for `--findRelatedTests`: `require` finds the sources without it.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.long\\.test\\.ts$'],
  // Otherwise Jest crawls all build output to build its dependency map.
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
const withDatabase = {
  globalSetup: '<rootDir>/test/support/global-setup.cjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.cjs',
};
const project = (displayName, testMatch, more = {}) => ({
  ...base,
  displayName,
  testEnvironment: '<rootDir>/test/runner/environment.cjs',
  setupFiles: ['reflect-metadata'],
  testMatch,
  ...more,
});

/** One project per cost: determined by the file's suffix or folder. */
/** @type {import('jest').Config} */
export default {
  testTimeout: 60_000,
  workerIdleMemoryLimit: '2GB',
  projects: [
    project('unit', ['<rootDir>/{server,sandbox}/**/*.test.ts', '<rootDir>/test/*.test.ts'], {
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, '\\.pg\\.test\\.ts$'],
    }),
    project('client', ['<rootDir>/client/**/*.test.ts?(x)'], {
      testEnvironment: '<rootDir>/test/runner/browser-environment.cjs',
      setupFiles: [],
      setupFilesAfterEnv: ['<rootDir>/client/test/setup.ts'],
    }),
    project('architecture', ['<rootDir>/test/architecture/*.test.ts']),
    project('pg', ['<rootDir>/{server,sandbox}/**/*.pg.test.ts'], withDatabase),
    project('e2e', ['<rootDir>/test/e2e/**/*.e2e.test.ts'], withDatabase),
    project('reliability', ['<rootDir>/test/reliability/**/*.test.ts'], withDatabase),
    project('security', ['<rootDir>/test/security/**/*.test.ts'], withDatabase),
    project('long', ['<rootDir>/**/*.long.test.ts'], {
      ...withDatabase,
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    }),
    project('timing', ['<rootDir>/test/timing/**/*.test.ts']),
  ],
};
