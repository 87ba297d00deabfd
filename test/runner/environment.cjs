const { AsyncLocalStorage } = require('node:async_hooks');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** Node copies the value of every AsyncLocalStorage in use to each new promise: products that have ended must not leave theirs in use. */
const storages = new Set();
for (const name of ['run', 'enterWith']) {
  const own = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function (...how) {
    storages.add(this);
    return own.apply(this, how);
  };
}

// A worker ends with the Jest that began it, whatever its tests have left open.
process.once('disconnect', () => process.exit(1));

/** Jest's seat for where tests run: here in Node itself, not in a virtual machine, so that modules are loaded once a worker. */
class PlainEnvironment {
  /** Functions that tell the time or wait, and that fake timers leave alone. */
  neverFaked = [];

  constructor({ projectConfig }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {
    this.globals = Object.getOwnPropertyDescriptors(globalThis);
    this.variables = { ...process.env };
  }

  /** What a test file put in the place of a global or of a variable goes with it. New globals stay: class-validator, TypeORM and Swagger keep there what they know of our classes. */
  async teardown() {
    this.fakeTimersModern.dispose();
    for (const storage of storages) storage.disable(); // its next use enables it again
    storages.clear();
    for (const [name, known] of Object.entries(this.globals))
      if (known.configurable) Object.defineProperty(globalThis, name, known);
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}

module.exports = PlainEnvironment;
