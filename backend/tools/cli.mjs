/**
 * `npm run cli -- <command> ...`: runs an operator's command against the application's database, which a running server
 * may be using. The scripts' own messages go to standard error, because standard output belongs to the command.
 */
import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import os from 'node:os';
import { openDatabase } from './lib/database.mjs';
import { loadSettings } from './lib/environment.mjs';
import { isInterrupted, onInterrupt } from './lib/interrupts.mjs';
import { inProject } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { openTerminal, runMain } from './lib/terminal.mjs';

const COMMANDS_WITHOUT_DATABASE = new Set([undefined, 'help', 'openapi', '--version', '-V']);

const terminal = openTerminal(process.stderr);

/** @returns {Promise<number>} exit code of the command */
async function main() {
  const args = process.argv.slice(2);
  const settings = loadSettings();
  await prepare(terminal, 'product', ['backend']);
  if (needsNoDatabase(args)) return runCommand(args, settings, () => undefined);

  const command = `npm run cli -- ${args[0]}`;
  const database = await openDatabase(settings, { role: 'guest', command, note: terminal.note });
  try {
    const environment = { ...settings, ...database.environment };
    return await runCommand(args, environment, (pid) => database.registerChild(pid, command));
  } finally {
    if (!isInterrupted()) await database.close();
  }
}

function needsNoDatabase(args) {
  return COMMANDS_WITHOUT_DATABASE.has(args[0]) || args.includes('--help') || args.includes('-h');
}

function runCommand(args, env, onStart) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [inProject('backend', 'dist', 'cli.js'), ...args], {
      // npm changes into the project's root; file names on the command line are relative to the folder where npm was
      // called.
      cwd: process.env.INIT_CWD ?? process.cwd(),
      env,
      stdio: 'inherit',
    });
    const ended = new Promise((end) => child.once('exit', end));
    const forget = onInterrupt(async () => {
      child.kill('SIGTERM');
      await ended;
    });
    child.once('error', () => resolve(127));
    child.once('exit', (code, signal) => {
      forget();
      resolve(code ?? 128 + os.constants.signals[signal]);
    });
    if (child.pid) onStart(child.pid);
  });
}

await runMain(main);
