/** Processes and databases of a benchmark; all of them are removed when it ends. */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { Failure } from '../../tools/lib/failure.mjs';
import { inProject } from '../../tools/lib/paths.mjs';
import { anyFreePort } from '../../tools/lib/ports.mjs';

const READY_WITHIN_MS = 60_000;

/** @param {string} script @param {string[]} args @param {Record<string, string>} settings */
export async function startServer(script, args, settings) {
  const port = await anyFreePort();
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...settings, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const until = Date.now() + READY_WITHIN_MS;
  while (
    !(await fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > until) throw new Failure(`${script} does not start.`);
    await new Promise((resume) => setTimeout(resume, 100));
  }
  return { origin, stop: () => new Promise((resolve) => (child.once('exit', resolve), child.kill('SIGTERM'))) };
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

/**
 * Creates a database with this version's tables, and a folder for the other data.
 * @param {string} serverUrl
 * @param {string} name
 * @param {string} [backend] the folder of another version, whose tables are created instead
 */
export async function makeDatabase(serverUrl, name, backend) {
  const database = `gradspan_bench_${name}_${process.pid}`;
  const admin = async (sql) => {
    const client = new pg.Client(serverUrl);
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await admin(`CREATE DATABASE ${database}`);
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gradspan-bench-'));
  const settings = {
    NODE_ENV: 'development',
    DATABASE_URL: url.href,
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    DEMO_DATA: 'off',
    COLLEGES_AUTO_IMPORT: 'off',
  };
  runCommand(['migrate'], settings, backend);
  return {
    settings,
    drop: async () => {
      fs.rmSync(folder, { recursive: true, force: true });
      await admin(`DROP DATABASE ${database} WITH (FORCE)`);
    },
  };
}
