import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { end } from './support/processes';

/** A project with the real scripts and an application of a few lines, so that each start takes a second. */
const ROOT = resolve(__dirname, '../..');

const SERVER = `
  const http = require('node:http');
  const { NODE_ENV, EMBEDDED_DATABASE, DATABASE_URL, DATABASE_MIGRATION_URL, FROM_FILE, PORT } = process.env;
  const roles = [DATABASE_URL, DATABASE_MIGRATION_URL].map((url) => new URL(url).username);
  const { Client } = require('pg');
  let ready = false;
  const client = new Client({ connectionString: DATABASE_URL }).on('error', () => (ready = false));
  client.connect().then(() => (ready = true));
  http.createServer((request, response) => {
    if (request.url === '/die') process.exit(7);
    response.statusCode = ready ? 200 : 503;
    response.end(JSON.stringify({ NODE_ENV, EMBEDDED_DATABASE, FROM_FILE, roles, ready, pid: process.pid }));
  }).listen(Number(PORT), '127.0.0.1');
  process.on('SIGTERM', () => { console.log('application stopped in order'); process.exit(0); });
`;
const COMMAND = `
  const { Client } = require('pg');
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  client.connect().then(() => client.end()).then(() => {
    console.log(JSON.stringify({ args: process.argv.slice(2), cwd: process.cwd() }));
    process.exitCode = 3;
  });
`;
const build = (folder: string, files: Record<string, string>): string => `
  const fs = require('node:fs');
  fs.rmSync('${folder}/dist', { recursive: true, force: true });
  fs.mkdirSync('${folder}/dist');
  fs.writeFileSync('${folder}/dist/environment', process.env.NODE_ENV);
  for (const [name, text] of Object.entries(${JSON.stringify(files)})) fs.writeFileSync('${folder}/dist/' + name, text);
`;

const DECIDED_HERE = new Set([
  'NODE_ENV',
  'DATABASE_URL',
  'DATABASE_URL_FILE',
  'DATABASE_MIGRATION_URL',
  'DATA_DIR',
  'HOST',
]);

let project: string;
let port: number;
const children: ChildProcess[] = [];

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'start-'));
  execFileSync('chmod', ['755', project]);
  mkdirSync(join(project, 'frontend'));
  cpSync(join(ROOT, 'backend/tools'), join(project, 'backend/tools'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  writeFileSync(join(project, 'backend/build.cjs'), build('backend', { 'main.js': SERVER, 'cli.js': COMMAND }));
  writeFileSync(join(project, 'frontend/build.cjs'), build('frontend', { 'index.html': '' }));
  const scripts = { 'build:api': 'node backend/build.cjs', 'build:web': 'node frontend/build.cjs' };
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'project', private: true, scripts }));
  writeFileSync(join(project, '.env'), 'NODE_ENV=test\nFROM_FILE=file\n');
  writeFileSync(join(project, 'package-lock.json'), '{ "packages": {} }');
  utimesSync(join(project, 'package-lock.json'), 1, 1);
});

beforeEach(async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  server.close();
});

afterEach(async () => {
  for (const child of children.splice(0)) await end(child);
});

afterAll(() => rmSync(project, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

interface Run {
  child: ChildProcess;
  /** Standard output so far. */
  out: () => string;
  /** Standard error so far. */
  errors: () => string;
  code: Promise<number | null>;
}

function launch(script: string, args: string[] = [], environment: Record<string, string> = {}): Run {
  const inherited = Object.entries(process.env).filter(([name]) => !DECIDED_HERE.has(name));
  const child = spawn(process.execPath, [join(project, 'backend/tools', script), ...args], {
    cwd: project,
    env: { ...Object.fromEntries(inherited), PORT: String(port), INIT_CWD: tmpdir(), ...environment },
  });
  children.push(child);
  const said = { out: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.errors += chunk.toString()));
  const code = once(child, 'close').then(([exit]) => exit as number | null);
  return { child, code, out: () => said.out, errors: () => said.errors };
}

async function start(environment: Record<string, string> = {}): Promise<Run> {
  const run = launch('start.mjs', [], environment);
  let ended = false;
  void run.code.then(() => (ended = true));
  while (!ended && !run.out().includes('Gradspan is ready')) await new Promise((next) => setTimeout(next, 50));
  expect(run.out() + run.errors()).toContain(`Gradspan is ready: http://localhost:${port}`);
  return run;
}

async function stop(run: Run, signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
  run.child.kill(signal);
  return run.code;
}

function ask(path = '/'): Promise<Record<string, unknown> | null> {
  return new Promise((answer) => {
    get(`http://127.0.0.1:${port}${path}`, { agent: false }, (response) => {
      response.on('data', (body: Buffer) => answer(JSON.parse(body.toString()) as Record<string, unknown>));
    }).on('error', () => answer(null));
  });
}

describe('npm start', () => {
  it('builds, serves with the embedded database, and stops the application before the database', async () => {
    const run = await start();

    expect(run.out()).toMatch(/Build .*backend .*frontend/);
    expect(run.out()).toContain('/api/docs');
    expect(await ask()).toMatchObject({
      EMBEDDED_DATABASE: '1',
      roles: ['gradspan_app', 'gradspan_migration'],
    });
    expect(await stop(run)).toBe(0);
    expect(run.out()).toMatch(/application stopped in order\n[^]*Stopped/);
    expect(await ask()).toBeNull();
  });

  it('does not rebuild what has not changed', async () => {
    const run = await start();
    await stop(run, 'SIGTERM');

    expect(run.out()).not.toMatch(/^Build/m);
  });

  it('reads the .env file, which never switches the build to development', async () => {
    const run = await start();

    expect(await ask()).toMatchObject({ NODE_ENV: 'test', FROM_FILE: 'file' });
    expect(readFileSync(join(project, 'frontend/dist/environment'), 'utf8')).toBe('production');
    await stop(run);
  });

  it('prefers environment variables to the .env file', async () => {
    const run = await start({ FROM_FILE: 'shell' });

    expect(await ask()).toMatchObject({ FROM_FILE: 'shell' });
    await stop(run);
  });

  it('fails while another one runs on the same data folder', async () => {
    const first = await start();

    const second = launch('start.mjs', [], { PORT: String(port + 1) });

    expect(await second.code).toBe(1);
    expect(second.errors()).toContain(`npm start, process ${first.child.pid}`);
    expect(await stop(first)).toBe(0);
  });

  it('fails with a migration role but no database', async () => {
    const run = launch('start.mjs', [], { DATABASE_MIGRATION_URL: 'postgres://someone@127.0.0.1:1/nothing' });

    expect(await run.code).toBe(1);
    expect(run.errors()).toContain('DATABASE_MIGRATION_URL is set and DATABASE_URL is not');
  });

  it('reports that the port is in use, and leaves nothing running', async () => {
    const occupant = createServer().listen(port, '127.0.0.1');
    await once(occupant, 'listening');

    const run = launch('start.mjs');

    expect(await run.code).toBe(1);
    expect(run.errors()).toContain(`Port ${port} is in use by another program`);
    expect(run.out()).toMatch(/Database +stopped/);
    occupant.close();
  });

  it('exits with the application’s exit code when the application ends', async () => {
    const run = await start();

    await ask('/die');

    expect(await run.code).toBe(7);
    expect(run.out()).toMatch(/Database +stopped/);
  });

  it('cleans up after a start that was killed', async () => {
    const killed = await start();
    const orphan = await ask();
    killed.child.kill('SIGKILL');
    await once(killed.child, 'exit');

    const run = await start();

    expect(run.out()).toContain(`Ending process ${String(orphan?.pid)}`);
    expect(run.out()).toContain('taken over');
    expect(await stop(run)).toBe(0);
  });
});

describe('npm run cli', () => {
  it('runs a command in the current directory, prints only its output and passes on the exit code', async () => {
    const run = launch('cli.mjs', ['doctor', '--json']);

    expect(await run.code).toBe(3);
    expect(JSON.parse(run.out())).toEqual({ args: ['doctor', '--json'], cwd: tmpdir() });
  });

  it('works next to a running server and keeps its database running', async () => {
    const server = await start();

    expect(await launch('cli.mjs', ['doctor']).code).toBe(3);

    expect(await ask()).toMatchObject({ ready: true });
    expect(await stop(server)).toBe(0);
  });
});
