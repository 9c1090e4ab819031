/** Processes of a benchmark. */
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { Failure } from '../../tools/lib/failure.mjs';
import { inProject } from '../../tools/lib/paths.mjs';
import { anyFreePort } from '../../tools/lib/ports.mjs';
import { isTiny } from './size.mjs';

const READY_WITHIN_MS = 180_000;

/**
 * @typedef {object} Server
 * @property {string} origin
 * @property {string} metrics address of its metrics; only the product has one
 * @property {() => Promise<void>} stop
 */

/** Servers without a section in a tiny run, by script and settings: starting one takes longer than a section. */
const idle = new Map();
/** @type {Server[]} */
const running = [];

/**
 * Starts a script as a server, or in a tiny run takes one over from an earlier section.
 *
 * @param {string} script
 * @param {Record<string, string>} settings
 * @returns {Promise<Server>}
 */
export async function startServer(script, settings) {
  if (!isTiny) return launch(script, settings);
  const key = JSON.stringify([script, settings]);
  const known = idle.get(key) ?? [];
  idle.set(key, known);
  if (known.length > 0) return known.pop();
  const launched = await launch(script, settings);
  running.push(launched);
  const shared = { ...launched, stop: async () => void known.push(shared) };
  return shared;
}

/** Stops the servers that a tiny run shares. */
export async function stopServers() {
  await Promise.all(running.splice(0).map((server) => server.stop()));
}

async function launch(script, settings) {
  const [port, metricsPort] = [await anyFreePort(), await anyFreePort()];
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...settings, PORT: String(port), METRICS_PORT: String(metricsPort), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const origin = `http://127.0.0.1:${port}`;
  const until = Date.now() + READY_WITHIN_MS;
  while (
    !(await fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Failure(`${script} does not start.`);
    }
    await new Promise((resume) => setTimeout(resume, 100));
  }
  return { origin, metrics: `http://127.0.0.1:${metricsPort}/metrics`, stop };
}

/**
 * Runs a command of the product's command line.
 * @param {string[]} args
 * @param {Record<string, string>} settings
 * @param {string} [backend] the folder of another version
 */
export function runCommand(args, settings, backend = inProject('backend')) {
  const { status, stderr } = spawnSync(process.execPath, [path.join(backend, 'dist', 'cli.js'), ...args], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Failure(`${args.join(' ')}: ${stderr}`);
}
