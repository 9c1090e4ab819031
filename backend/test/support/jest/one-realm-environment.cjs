const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * What Jest stores on the global object for one test file: its settings, and the handlers of its events. Handlers that
 * stayed would get the events of all following files, so that each test took longer than the one before.
 */
const STATE_OF_ONE_FILE = /RETRY|TEST_TIMEOUT|EVENT_HANDLERS/;

/**
 * Where tests run that use Node: in Node's own realm, so that what they try and the libraries can be loaded once for many
 * files (see shared-product-runtime.cjs). A realm for each file, which is Jest's way, has its own `Error` and `Array`, and
 * nothing that was loaded outside it passes for one of these.
 *
 * What a file changes about the process is put back after it.
 */
module.exports = class OneRealmEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  /** Null once the tests are over: nothing is loaded any more then. */
  realm = globalThis;

  constructor({ projectConfig: config }) {
    this.fakeTimers = new LegacyFakeTimers({
      config,
      global: globalThis,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: (id) => id, refToId: (timer) => timer },
    });
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
    this.console = globalThis.console;
    this.exit = process.exit;
    this.environment = process.env;
    this.variables = { ...process.env };
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    this.realm = null;
    globalThis.console = this.console;
    process.exit = this.exit;
    process.env = this.environment;
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      if (STATE_OF_ONE_FILE.test(symbol.description)) delete globalThis[symbol];
    }
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return this.realm;
  }
};
