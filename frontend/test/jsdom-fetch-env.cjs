const { TestEnvironment } = require('jest-environment-jsdom');

const LENT = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'AbortController',
  'AbortSignal',
  'structuredClone',
];

/** jsdom has no fetch: lend it Node's, and the classes that belong to it. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of LENT) this.global[name] = globalThis[name];
  }
};
