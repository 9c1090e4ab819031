// The server that Playwright starts before the journeys and stops after them.
import { runMain } from '../lib/terminal.mjs';
import { startLoopbackProvider } from './loopback-provider.mjs';
import { startThrowawayServer } from './throwaway-server.mjs';

await runMain(async () => {
  const provider = await startLoopbackProvider();
  const server = await startThrowawayServer({ PORT: process.env.JOURNEY_PORT, ...provider.settings });
  console.log(`Journeys run with ${server.databaseUrl} and ${server.dataDir}`);
  return server.ended.finally(() => provider.stop());
});
