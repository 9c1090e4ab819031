import { defineConfig } from '@playwright/test';

const port = process.env.JOURNEY_PORT ?? '15391';
const origin = `http://127.0.0.1:${port}`;
/** `npm run test:browser -- --all` */
const isThorough = process.env.TESTS === 'all';

/** User journeys in a real browser against the built product. `npm run test:browser` builds it first. */
export default defineConfig({
  testDir: 'frontend/journeys',
  testMatch: '*.journey.ts',
  outputDir: 'test-results',
  timeout: 60_000,
  // A CI machine can stall for seconds; a journey that needed a second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: origin,
    // Playwright clears it between journeys: cookies, storage, service workers. A new one costs as much as loading two
    // pages.
    reuseContext: !isThorough,
    contextOptions: { reducedMotion: isThorough ? 'no-preference' : 'reduce' },
    // Recording every journey would take about as long as the journeys: use `--trace on` to record those that are
    // investigated.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node backend/tools/testing/journey-server.mjs',
    env: { JOURNEY_PORT: port },
    // The server prints this when it is ready; journeys get its database and its folder from the variables with these
    // names.
    wait: { stdout: /Journeys run with (?<journey_database>\S+) and (?<journey_data>\S+)\n/ },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
