import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { end, isRunning } from './support/processes';

const LIFECYCLE = pathToFileURL(resolve(__dirname, '../tools/embedded-postgres/index.mjs')).href;

/** The script of a terminal: opens the database, prints its details, and closes it when the input ends. */
const TERMINAL = `
  const { openEmbeddedDatabase } = await import(${JSON.stringify(LIFECYCLE)});
  try {
    const database = await openEmbeddedDatabase(JSON.parse(process.argv[1]));
    console.log(JSON.stringify(database));
    process.stdin.resume().once('end', async () => {
      console.log(JSON.stringify({ stopped: await database.close() }));
      process.exit(0);
    });
  } catch (error) {
    console.log(JSON.stringify({ refusal: error.message }));
    process.exit(1);
  }
`;

interface Opened {
  url: string;
  migrationUrl: string;
  runTimeUrl: string;
  port: number;
  pid: number;
  account: string;
  origin: 'started' | 'joined' | 'taken over';
}

interface Terminal extends Opened {
  process: ChildProcess;
  refusal?: string;
  close: () => Promise<{ stopped: boolean }>;
}

const asRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
/** Containers often forbid user namespaces. */
const hasNamespaces = spawnSync('unshare', ['--user', '--map-user=65534', 'true']).status === 0;
const terminals: ChildProcess[] = [];
let folder: string;
/** The folder of a prepared database; copying it takes a tenth of the time of creating one. */
let template: string;

function newFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'embedded-postgres-'));
  chmodSync(made, 0o755);
  return made;
}

beforeAll(async () => {
  template = folder = newFolder();
  await (await open()).close();
});

beforeEach(() => {
  folder = newFolder();
});

afterAll(() => rmSync(template, { recursive: true, force: true }));

/** Copies a cleanly stopped database into the folder. */
function withDatabase(): void {
  execFileSync('cp', ['-a', `${template}/.`, folder]);
}

afterEach(async () => {
  for (const terminal of terminals.splice(0)) await end(terminal, 'SIGKILL');
  for (const pid of postmasters()) process.kill(pid, 'SIGQUIT');
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function open(options: object = {}, user: { uid?: number; gid?: number } = {}): Promise<Terminal> {
  const all = { dataDir: folder, role: 'server', command: 'npm start', durable: false, port: 15_540, ...options };
  const child = spawn(process.execPath, ['--input-type=module', '-e', TERMINAL, JSON.stringify(all)], {
    ...user,
    cwd: '/',
  });
  terminals.push(child);
  const said: string[] = [];
  const lines = createInterface(child.stdout).on('line', (line) => said.push(line));
  const nextLine = (): Promise<unknown> => Promise.race([once(lines, 'line'), once(child, 'close')]);
  if (said.length === 0) await nextLine();
  const answer = JSON.parse(said.shift() ?? '{}') as Opened;
  const close = async (): Promise<{ stopped: boolean }> => {
    child.stdin.end();
    await once(child, 'close');
    return JSON.parse(said.shift() ?? '{}') as { stopped: boolean };
  };
  return { ...answer, process: child, close };
}

function postmasters(): number[] {
  const file = join(folder, 'postgres', 'postmaster.pid');
  return existsSync(file) ? [Number(readFileSync(file, 'utf8').split('\n')[0])].filter(isRunning) : [];
}

const ABOUT_ME = `SELECT rolname AS name, rolsuper, rolcreatedb, rolcreaterole, rolbypassrls
  FROM pg_roles WHERE rolname = current_user`;

/** Restores the state before there were roles: everything belongs to the superuser. */
const AS_BEFORE_ROLES = `
  ALTER DATABASE gradspan OWNER TO gradspan;
  GRANT CONNECT, TEMPORARY ON DATABASE gradspan TO PUBLIC;
  DROP OWNED BY gradspan_app, gradspan_migration;
  DROP ROLE gradspan_app, gradspan_migration;
  CREATE EXTENSION pg_trgm;
  CREATE SCHEMA forum;
  CREATE TYPE forum.mood AS ENUM ('calm', 'loud');
  CREATE TABLE forum.posts (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, title text, mood forum.mood);
  CREATE TABLE forum.drafts (month text) PARTITION BY LIST (month);
  CREATE TABLE forum.drafts_of_may PARTITION OF forum.drafts FOR VALUES IN ('May');
  CREATE VIEW forum.recent AS SELECT * FROM forum.posts;
  CREATE SEQUENCE forum.counted;
  CREATE FUNCTION forum.one() RETURNS integer LANGUAGE sql AS 'SELECT 1';
  CREATE TABLE shelves (id serial)`;

const halfMade = (): string[] => readdirSync(folder).filter((name) => /^postgres\.new-\d+$/.test(name));

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !condition(); tries += 1) await new Promise((next) => setTimeout(next, 50));
  expect(condition()).toBe(true);
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  it('starts in an empty folder and leaves no process behind', async () => {
    const terminal = await open();

    expect(terminal.origin).toBe('started');
    const [row] = await ask(terminal.url, 'SELECT current_database() AS name, version() AS version');
    expect(row).toEqual({ name: 'gradspan', version: expect.stringMatching(/^PostgreSQL 16\./) });

    expect(await terminal.close()).toEqual({ stopped: true });
    await until(() => !isRunning(terminal.pid));
    expect(readdirSync(join(folder, 'run'))).toEqual([]);
  });

  it('writes no email address to its log, whatever fails', async () => {
    const terminal = await open();
    const client = new Client({ connectionString: terminal.url });
    await client.connect();
    const insert = 'INSERT INTO people (email) VALUES ($1)';
    await client.query('CREATE TABLE people (email text UNIQUE, age integer)');
    await client.query(insert, ['canary@example.org']);
    await expect(client.query(insert, ['canary@example.org'])).rejects.toThrow(/duplicate key/);
    await expect(client.query(insert.replace('$1', "'canary@example.org'"))).rejects.toThrow(/duplicate key/);
    await expect(client.query("SELECT 'canary@example.org'::integer")).rejects.toThrow(/invalid input/);
    await expect(client.query('SELECT $1::integer', ['canary@example.org'])).rejects.toThrow(/invalid input/);
    await client.query("SELECT set_config('log_min_messages', 'log', false), pg_sleep(0.01), 'canary@example.org'");
    await client.end();
    await terminal.close();

    const log = readFileSync(join(folder, 'postgres.log'), 'utf8');
    expect(log).toContain('database system is ready');
    expect(log).not.toContain('canary');
  });

  it('listens only on this machine and requires the password, which only its owner can read', async () => {
    const { url } = await open();

    expect(await ask(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    expect(statSync(join(folder, 'postgres.password')).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'postgres')).mode & 0o777).toBe(0o700);
  });

  it('provides a run-time role with few privileges, and a migration role that owns the database', async () => {
    const { url, migrationUrl, runTimeUrl } = await open();
    await ask(migrationUrl, 'CREATE SCHEMA forum');

    expect(await ask(runTimeUrl, ABOUT_ME)).toEqual([
      { name: 'gradspan_app', rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolbypassrls: false },
    ]);
    expect(await ask(migrationUrl, ABOUT_ME)).toEqual([
      { name: 'gradspan_migration', rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolbypassrls: false },
    ]);
    for (const sql of ['CREATE SCHEMA mine', 'CREATE TABLE forum.posts ()', 'SELECT * FROM pg_authid']) {
      await expect(ask(runTimeUrl, sql)).rejects.toMatchObject({ code: '42501' });
    }
    expect(new Set([url, migrationUrl, runTimeUrl].map((address) => new URL(address).password)).size).toBe(3);
  });

  it('transfers the objects of an older version from the superuser to the migration role', async () => {
    withDatabase();
    const before = await open();
    await ask(before.url, AS_BEFORE_ROLES);
    await before.close();

    const { url, migrationUrl, runTimeUrl } = await open();

    const owners = `SELECT relname AS name FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
      WHERE nspname IN ('forum', 'public') AND relkind IN ('r', 'p', 'v', 'S') AND relowner = 'gradspan_migration'::regrole`;
    expect((await ask(url, owners)).map(({ name }) => name).sort()).toEqual(
      ['counted', 'drafts', 'drafts_of_may', 'posts', 'posts_id_seq', 'recent', 'shelves', 'shelves_id_seq'].sort(),
    );
    await ask(
      migrationUrl,
      'DROP FUNCTION forum.one(); DROP SCHEMA forum CASCADE; ALTER TABLE shelves ADD height integer',
    );
    await expect(ask(runTimeUrl, 'SELECT FROM shelves')).rejects.toMatchObject({ code: '42501' });
  });

  it('refuses a second server on the same folder and names the first', async () => {
    withDatabase();
    const first = await open();

    const second = await open();

    expect(second.refusal).toContain(`npm start, process ${first.process.pid}`);
    expect(await ask(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('admits one of two servers that start at the same time', async () => {
    const both = await Promise.all([open(), open()]);

    expect(both.filter(({ refusal }) => refusal)).toHaveLength(1);
    expect(both.filter(({ url }) => url)).toHaveLength(1);
  });

  it('is shared with commands, and stopped by the last process that uses it', async () => {
    withDatabase();
    const server = await open();
    const guest = await open({ role: 'guest', command: 'npm run cli -- doctor' });

    expect([guest.origin, guest.pid]).toEqual(['joined', server.pid]);
    expect(await server.close()).toEqual({ stopped: false });
    expect(await ask(guest.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await guest.close()).toEqual({ stopped: true });
    await until(() => !isRunning(server.pid));
  });

  it('is started once by two commands that start at the same time', async () => {
    const [one, other] = await Promise.all([open({ role: 'guest' }), open({ role: 'guest' })]);

    expect(one.pid).toBe(other.pid);
    expect(new Set([one.origin, other.origin])).toEqual(new Set(['started', 'joined']));
  });

  it('stops when the process that uses it receives SIGTERM', async () => {
    withDatabase();
    const { process: user, pid } = await open();

    await end(user);

    expect(isRunning(pid)).toBe(false);
  });

  it('keeps committed data when its process is killed', async () => {
    withDatabase();
    const before = await open({ durable: true });
    await ask(before.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    process.kill(before.pid, 'SIGKILL');
    await until(() => !isRunning(before.pid));
    await end(before.process, 'SIGKILL');

    const after = await open({ durable: true });

    expect(after.origin).toBe('started');
    expect(await ask(after.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('is taken over after the process that started it was killed', async () => {
    withDatabase();
    const killed = await open();
    await end(killed.process, 'SIGKILL');

    const next = await open();

    expect([next.origin, next.pid]).toEqual(['taken over', killed.pid]);
    expect(await next.close()).toEqual({ stopped: true });
    await until(() => !isRunning(killed.pid));
  });

  it('starts although another program of the same account has the PID of its ended process', async () => {
    const user = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
    if (asRoot) chownSync(folder, NOBODY, NOBODY);
    const before = await open({}, user);
    await before.close();
    const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { ...user, cwd: '/' });
    terminals.push(other);
    const file = join(folder, 'postgres', 'postmaster.pid');
    writeFileSync(file, [other.pid, join(folder, 'postgres'), 1, 1, '', '127.0.0.1', '1 1', 'ready', ''].join('\n'));
    if (asRoot) chownSync(file, NOBODY, NOBODY);

    expect((await open({}, user)).origin).toBe('started');
  });

  it('ignores the lock of an ended process, even if its PID is in use again', async () => {
    withDatabase();
    writeFileSync(join(folder, 'run', 'lock'), JSON.stringify({ pid: process.pid, started: 'long ago' }));
    const user = { pid: process.pid, started: 'long ago', role: 'server', command: 'npm start' };
    writeFileSync(join(folder, 'run', `${process.pid}.json`), JSON.stringify(user));

    expect((await open()).origin).toBe('started');
  });

  it('uses another port when the usual one is in use', async () => {
    withDatabase();
    const occupant = createServer().listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    const { port } = occupant.address() as AddressInfo;

    const terminal = await open({ port });
    occupant.close();

    expect(terminal.port).not.toBe(port);
    expect(await ask(terminal.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('refuses the data of another major version', async () => {
    withDatabase();
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '15\n');

    expect((await open()).refusal).toMatch(/was made by PostgreSQL 15; this version of Gradspan brings PostgreSQL 16/);
  });

  it('refuses a folder that contains something else, and leaves it unchanged', async () => {
    withDatabase();
    rmSync(join(folder, 'postgres', 'PG_VERSION'));

    expect((await open()).refusal).toMatch(/holds something that is not a PostgreSQL database/);
    expect(existsSync(join(folder, 'postgres', 'base'))).toBe(true);
  });

  it('starts again after an interrupted first start', async () => {
    const begun = open();
    await until(() => halfMade().some((name) => existsSync(join(folder, name, 'PG_VERSION'))));
    await end(terminals[0]!, 'SIGKILL');
    await begun;

    const terminal = await open();

    expect(terminal.origin).toBe('started');
    expect(await ask(terminal.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  (asRoot ? describe : describe.skip)('started by root', () => {
    it('runs under an unprivileged account, which owns only the folder of the database', async () => {
      withDatabase();
      const { pid } = await open();

      const owner = statSync(`/proc/${pid}`).uid;
      expect(owner).not.toBe(0);
      expect(statSync(join(folder, 'postgres')).uid).toBe(owner);
      expect(
        [folder, join(folder, 'run'), join(folder, 'postgres.password')].map((file) => statSync(file).uid),
      ).toEqual([0, 0, 0]);
    });

    (hasNamespaces ? it : it.skip)('runs in a user namespace where no such account can reach the data', async () => {
      chmodSync(folder, 0o700);

      const { url, account } = await open();

      expect(account).toBe('in a user namespace');
      expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    });

    it('keeps running the database of an ordinary user as this user', async () => {
      chownSync(folder, NOBODY, NOBODY);
      const theirs = await open({}, { uid: NOBODY, gid: NOBODY });
      expect(theirs.account).toBe('as the current user');
      await theirs.close();

      const { pid } = await open();

      expect(statSync(`/proc/${pid}`).uid).toBe(NOBODY);
    });

    it('reports to an ordinary user that the folder is not writable', async () => {
      const { refusal } = await open({}, { uid: NOBODY, gid: NOBODY });

      expect(refusal).toMatch(/cannot be written \(EACCES\)/);
    });
  });
});
