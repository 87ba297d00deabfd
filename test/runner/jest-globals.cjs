// What `@jest/globals` is to a test file: the functions of the file that is running.
for (const name of ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'expect', 'it', 'jest', 'test'])
  Object.defineProperty(exports, name, { enumerable: true, get: () => globalThis[name] });
