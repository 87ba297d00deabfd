// Nest 12 is ESM-only and Node 20's vm cannot require(esm) inside Jest, so the ESM packages are compiled to
// CommonJS by SWC (cached) and the tests run as CommonJS.
const esmPackages = [
  '@nestjs/',
  '@fastify/',
  '@tus/',
  '@tokenizer/',
  '@borewit/',
  'cookie/',
  'content-disposition/',
  'file-type/',
  'strtok3/',
  'token-types/',
  'uint8array-extras/',
  'uuid/',
  '@otplib/',
  'otplib/',
  'srvx/',
  'openapi-fetch/',
  '@noble/',
  '@scure/',
  'openid-client/',
  'oauth4webapi/',
  'jose/',
  'postal-mime/',
  'react-hotkeys-hook/',
  '@react-email/',
  '@opentelemetry/otlp-exporter-base/',
];
const swc = (syntax) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs', ignoreDynamic: false },
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax, decorators: true, [syntax === 'typescript' ? 'tsx' : 'jsx']: true },
      transform: {
        react: { runtime: 'automatic' },
        ...(syntax === 'typescript' ? { legacyDecorator: true, decoratorMetadata: true } : {}),
      },
    },
  },
];
// TypeScript files cannot all be parsed as TSX (`<T>(x) =>`), so the two endings are compiled apart.
const typescript = swc('typescript');
const plainTypescript = structuredClone(typescript);
plainTypescript[1].jsc.parser.tsx = false;

const base = {
  rootDir: import.meta.dirname,
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.(css|woff2?)$': '<rootDir>/client/test/asset.ts',
    '\\?worker&url$': '<rootDir>/client/test/asset.ts',
  },
  transform: { '^.+\\.ts$': plainTypescript, '^.+\\.tsx$': typescript, '^.+\\.[cm]?js$': swc('ecmascript') },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmPackages.join('|')}))`],
};
const withDatabase = {
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
};
const project = (displayName, testMatch, more = {}) => ({
  ...base,
  displayName,
  testEnvironment: 'node',
  setupFiles: ['reflect-metadata'],
  testMatch,
  ...more,
});

/** One project a cost: the file's suffix or folder says which it belongs to. */
/** @type {import('jest').Config} */
export default {
  testTimeout: 60_000,
  // Every file brings the product anew, and Jest does not let go of all of it: workers are replaced before they slow down.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    project('unit', ['<rootDir>/server/**/*.test.ts', '<rootDir>/test/*.test.ts'], {
      testPathIgnorePatterns: ['\\.pg\\.test\\.ts$', '/node_modules/', '/dist/'],
    }),
    project('client', ['<rootDir>/client/**/*.test.ts?(x)'], {
      testEnvironment: 'jsdom',
      setupFiles: [],
      setupFilesAfterEnv: ['<rootDir>/client/test/setup.ts'],
    }),
    project('architecture', ['<rootDir>/test/architecture/*.test.ts']),
    project('pg', ['<rootDir>/server/**/*.pg.test.ts'], withDatabase),
    project('e2e', ['<rootDir>/test/e2e/**/*.e2e.test.ts'], withDatabase),
    project('reliability', ['<rootDir>/test/reliability/**/*.test.ts'], withDatabase),
    project('security', ['<rootDir>/test/security/**/*.test.ts'], withDatabase),
    project('scale', ['<rootDir>/test/scale/**/*.test.ts'], withDatabase),
    project('timing', ['<rootDir>/test/timing/**/*.test.ts']),
  ],
};
