const { join } = require('node:path');

/** @type {import('jest').Config} */
module.exports = {
  displayName: 'frontend',
  rootDir: __dirname,
  cacheDirectory: join(__dirname, '../node_modules/.cache/jest'),
  restoreMocks: true,
  testEnvironment: '<rootDir>/test/jsdom-fetch-env.cjs',
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@test/(.*)$': '<rootDir>/test/$1',
    '\\.css$': '<rootDir>/test/empty.cjs',
  },
  // These are published as modules of the language alone.
  transformIgnorePatterns: ['/node_modules/(?!(d3-array|d3-geo|internmap|kdbush|supercluster)/)'],
  transform: {
    '^.+\\.[tj]sx?$|^.+\\.mjs$': [
      '@swc/jest',
      {
        swcrc: false,
        configFile: false,
        sourceMaps: 'inline',
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
};
