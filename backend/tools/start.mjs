/** `npm start`: turns a bare checkout into a running Gradspan on one port, until Ctrl-C. */
import './lib/node-version.mjs';
import { browserAddress, requireFreePort, startApplication, waitUntilReady } from './lib/application.mjs';
import { openDatabase } from './lib/database.mjs';
import { demoTourLines, hasDemoData } from './lib/demo-tour.mjs';
import { loadSettings } from './lib/environment.mjs';
import { exitAfterInterruptWith, isInterrupted, onInterrupt } from './lib/interrupts.mjs';
import { prepare } from './lib/prepare.mjs';
import { sleep } from './lib/processes.mjs';
import { openTerminal, runMain, seconds } from './lib/terminal.mjs';

const DATABASE_LOOK_MS = 1_000;

const terminal = openTerminal();

/** @returns {Promise<number>} exit code */
async function main() {
  const began = Date.now();
  const settings = loadSettings();
  await prepare(terminal, 'product');
  exitAfterInterruptWith(0);
  // Cleanups run in reverse order, so this one runs after those of the server and the database.
  onInterrupt(() => terminal.step('Stopped', 'everything that was started'));

  const database = await openDatabase(settings, { role: 'server', command: 'npm start', note: terminal.note });
  terminal.step('Database', database.description);
  try {
    await requireFreePort(settings);
    return await serve(settings, database, began);
  } finally {
    if (!isInterrupted() && (await database.close())) terminal.step('Database', 'stopped');
  }
}

async function serve(settings, database, began) {
  terminal.step('Server', `starting on port ${settings.PORT}`);
  const environment = { ...settings, ...database.environment };
  const application = startApplication(environment);
  database.registerChild(application.pid, 'the server of npm start');
  onInterrupt(async () => {
    terminal.say('');
    terminal.step('Server', 'stopping …');
    if (!(await application.stop())) terminal.note('The server did not stop in time and was ended by force.');
  });

  if (await waitUntilReady(settings, application, terminal.note)) announce(environment, began);
  const code = await Promise.race([application.ended, waitForDatabaseLoss(database)]);
  if (code === 'database lost') {
    await application.stop();
    terminal.note(`The database ended unexpectedly, so Gradspan stopped. See ${settings.DATA_DIR}/postgres.log.`);
    return 1;
  }
  if (!isInterrupted()) terminal.note(`The server ended by itself (exit code ${code}).`);
  return code || 1;
}

function announce(settings, began) {
  const address = browserAddress(settings);
  terminal.say('');
  terminal.say(terminal.bold(`Gradspan is ready: ${address}`));
  terminal.say(`API documentation: ${address}/api/docs`);
  if (!settings.SMTP_URL?.trim())
    terminal.say(`Emails, written to files instead of being sent: ${address}/api/dev/outbox`);
  if (hasDemoData(settings)) for (const line of demoTourLines(address)) terminal.say(line);
  terminal.say(`Started in ${seconds(Date.now() - began)}. Stop with Ctrl-C.`);
}

/** @returns {Promise<'database lost'>} resolves only if the database is lost */
async function waitForDatabaseLoss(database) {
  while (database.isRunning() || isInterrupted()) await sleep(DATABASE_LOOK_MS);
  return 'database lost';
}

await runMain(main);
