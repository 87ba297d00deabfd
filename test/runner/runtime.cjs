const Module = require('node:module');
const { sourceMaps } = require('./compile.cjs');

const own = Module.createRequire(__filename);
const exit = process.exit;

/** Symbols by which jest-circus finds what belongs to the file that runs. */
const timeout = Symbol.for('TEST_TIMEOUT_SYMBOL');
const handlers = Symbol.for('EVENT_HANDLERS');

/**
 * Jest's seat for how modules are loaded (`runtime` of its configuration): by Node's own `require`. What a test file brings is
 * loaded once a worker; only the file itself, the setup files and Jest's framework are fresh for each test file.
 */
class PlainRuntime {
  constructor(config, environment) {
    this.environment = environment;
    process.exit = exit; // Jest wraps it again for each file
    delete globalThis[timeout];
    delete globalThis[handlers];
    globalThis.jest = jestObject(environment);
  }

  requireModule(file) {
    delete require.cache[file];
    return own(file);
  }

  requireInternalModule(file) {
    for (const known of Object.keys(require.cache)) if (known.includes('/jest-circus/')) delete require.cache[known];
    return own(file);
  }

  unstable_shouldLoadAsEsm() {
    return false;
  }

  setGlobalsForRuntime() {}

  getSourceMaps() {
    return sourceMaps;
  }

  getAllCoverageInfoCopy() {}

  enterTestCode() {}

  leaveTestCode() {}

  teardown() {
    this.environment.moduleMocker.restoreAllMocks();
  }

  clearAllMocks() {
    this.environment.moduleMocker.clearAllMocks();
  }

  resetAllMocks() {
    this.environment.moduleMocker.resetAllMocks();
  }

  restoreAllMocks() {
    this.environment.moduleMocker.restoreAllMocks();
  }
}

/** What our tests use of `jest`: mock functions, a fixed clock, a timeout. */
function jestObject({ moduleMocker, fakeTimersModern: timers, neverFaked, global }) {
  return {
    fn: moduleMocker.fn.bind(moduleMocker),
    spyOn: moduleMocker.spyOn.bind(moduleMocker),
    restoreAllMocks: () => moduleMocker.restoreAllMocks(),
    setTimeout: (milliseconds) => void (global[timeout] = milliseconds),
    useFakeTimers: (options) => timers.useFakeTimers({ doNotFake: neverFaked, ...options }),
    useRealTimers: () => timers.useRealTimers(),
    advanceTimersByTime: (milliseconds) => timers.advanceTimersByTime(milliseconds),
    advanceTimersByTimeAsync: (milliseconds) => timers.advanceTimersByTimeAsync(milliseconds),
  };
}

module.exports = PlainRuntime;
