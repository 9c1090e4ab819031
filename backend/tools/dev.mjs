/**
 * `npm run dev`: runs the database, the backend and the frontend; backend and frontend are rebuilt and reloaded at each
 * change.
 */
import './lib/node-version.mjs';
import { localAddress, requireFreePort, waitUntilReady } from './lib/application.mjs';
import { openDatabase } from './lib/database.mjs';
import { loadSettings } from './lib/environment.mjs';
import { exitAfterInterruptWith, isInterrupted, onInterrupt } from './lib/interrupts.mjs';
import { inProject, ROOT } from './lib/paths.mjs';
import { freePortNear } from './lib/ports.mjs';
import { prepare } from './lib/prepare.mjs';
import { openTerminal, runMain } from './lib/terminal.mjs';

const WEB_PORT = 5_173;

const terminal = openTerminal();

/** @returns {Promise<number>} exit code */
async function main() {
  const settings = loadSettings();
  await prepare(terminal, 'all', []);
  exitAfterInterruptWith(0);
  onInterrupt(() => terminal.step('Stopped', 'everything that was started'));

  const database = await openDatabase(settings, { role: 'server', command: 'npm run dev', note: terminal.note });
  terminal.step('Database', database.description);
  try {
    await requireFreePort(settings);
    return await develop({ ...settings, ...database.environment });
  } finally {
    if (!isInterrupted()) await database.close();
  }
}

async function develop(settings) {
  const webPort = await freePortNear(Number(settings.WEB_PORT ?? WEB_PORT));
  const webAddress = `http://localhost:${webPort}`;
  // The browser talks to Vite, which proxies API requests, so the server must accept Vite's origin.
  const env = { APP_ORIGIN: webAddress, ...settings, WEB_PORT: String(webPort) };
  const { commands, result } = await watch(env, webPort);

  const ended = result.then(
    () => 1,
    () => 1,
  );
  onInterrupt(async () => {
    terminal.step('Server', 'stopping …');
    for (const command of commands) command.kill('SIGTERM');
    await ended;
  });
  if (await waitUntilReady(settings, { ended }, terminal.note)) {
    terminal.say(terminal.bold(`Gradspan is ready: ${webAddress} (API: ${localAddress(settings)}/api/docs)`));
  }
  return ended;
}

async function watch(env, webPort) {
  const { concurrently } = await import('concurrently');
  const nest = inProject('node_modules', '@nestjs', 'cli', 'bin', 'nest.js');
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js');
  return concurrently(
    [
      {
        name: 'backend',
        command: quoted(process.execPath, nest, 'start', '--watch', '--preserveWatchOutput'),
        cwd: ROOT,
        env,
      },
      {
        name: 'frontend',
        command: quoted(process.execPath, vite, '--port', String(webPort), '--strictPort', '--clearScreen', 'false'),
        cwd: inProject('frontend'),
        env,
      },
    ],
    { prefix: 'name', prefixColors: ['blue', 'green'], killOthersOn: ['success', 'failure'], handleInput: false },
  );
}

const quoted = (...words) => words.map((word) => (/^[\w./:-]+$/.test(word) ? word : `"${word}"`)).join(' ');

await runMain(main);
