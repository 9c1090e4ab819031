import { InvalidSettings, loadSettings } from './shared/infrastructure/settings/settings';

/** Tracing has to start before the modules are loaded that it observes. */
async function main(): Promise<void> {
  const settings = loadSettings(process.env);
  if (settings.tracesEndpoint) {
    const { startTracing } = await import('./shared/infrastructure/tracing/tracing.js');
    startTracing(settings.tracesEndpoint);
  }
  const { runServer } = await import('./run-server.js');
  await runServer(settings);
}

main().catch((error: unknown) => {
  const expected = error instanceof InvalidSettings;
  process.stderr.write(`${expected ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
});
