const { join } = require('node:path');

/** These are published as modules of the language alone. */
const MODULES_ALONE = [
  'd3-array|d3-geo|internmap|kdbush|supercluster',
  '@tanstack/(react-table|table-core|react-store|store)',
  // The family of react-markdown.
  'react-markdown|rehype-sanitize|remark-[^/]+|unified|bail|trough|devlop|ccount|zwitch|is-plain-obj|trim-lines',
  '(micromark|mdast|hast|unist|vfile|decode|character|html-url|estree-util|stringify|parse)[^/]*',
  '(comma|space)-separated-tokens|property-information|longest-streak|escape-string-regexp|@ungap/structured-clone',
];

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
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES_ALONE.join('|')})/)`],
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
