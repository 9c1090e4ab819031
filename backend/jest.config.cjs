const { join } = require('node:path');

/**
 * CommonJS mode, no Node flag. Nest 12 ships ESM only and Jest can require() ESM only on Node >= 24.9,
 * so swc turns the ESM packages into CommonJS too (cached after the first run).
 */
const swc = (typescript) => [
  '@swc/jest',
  {
    swcrc: false,
    configFile: false,
    sourceMaps: typescript ? 'inline' : false,
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: typescript ? { syntax: 'typescript', decorators: true } : { syntax: 'ecmascript' },
      transform: typescript
        ? { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false }
        : undefined,
      keepClassNames: true,
    },
  },
];

const common = {
  cacheDirectory: join(__dirname, '../node_modules/.cache/jest'),
  rootDir: __dirname,
  testEnvironment: '<rootDir>/test/support/jest/one-realm-environment.cjs',
  runtime: '<rootDir>/test/support/jest/shared-product-runtime.cjs',
  transform: { '^.+\\.ts$': swc(true), '^.+\\.m?js$': swc(false) },
  transformIgnorePatterns: [
    '/node_modules/(?!(@nestjs|@otplib|@scure|@noble|postal-mime|age-encryption|modern-tar|ical.js|rate-limiter-flexible|openid-client|oauth4webapi|jose|oauth2-mock-server|is-plain-obj)/)',
  ],
};

const onPostgres = {
  globalSetup: '<rootDir>/test/support/global-setup.cjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.cjs',
};

module.exports = {
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/*.unit-spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/busy-machine.ts'],
    },
    {
      ...common,
      ...onPostgres,
      displayName: 'integration',
      testMatch: ['<rootDir>/src/**/*.int-spec.ts', '<rootDir>/test/*.int-spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/patience.ts'],
    },
    {
      ...common,
      ...onPostgres,
      displayName: 'e2e',
      testMatch: ['<rootDir>/test/*.e2e-spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/patience.ts'],
    },
  ],
};
