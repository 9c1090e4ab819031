/** A PgBouncer in transaction mode in front of a test database. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { onInterrupt } from '../lib/interrupts.mjs';
import { anyFreePort } from '../lib/ports.mjs';

const START_TIMEOUT_MS = 10_000;

/**
 * Starts PgBouncer, which must be installed. It leads to all databases of a PostgreSQL.
 * @param {string} databaseUrl of the PostgreSQL behind it; its account opens all connections
 * @param {string} connectQuery what PgBouncer runs on each new connection to PostgreSQL, such as time limits
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} the address of the same database through the pooler
 */
export async function startPooler(databaseUrl, connectQuery) {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gradspan-pooler-'));
  const listenPort = await anyFreePort();
  const account = [`user=${decodeURIComponent(username)}`, password && `password=${decodeURIComponent(password)}`];
  fs.writeFileSync(
    path.join(folder, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = ${[`host=${hostname}`, `port=${port}`, ...account].filter(Boolean).join(' ')} connect_query='${connectQuery}'`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${listenPort}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 20',
      'max_client_conn = 2000',
      'server_idle_timeout = 5',
      // Otherwise a new database with the name of a dropped one would wait after a failed connection.
      'server_login_retry = 0',
      // PgBouncer does not run as root.
      ...(process.getuid?.() === 0 ? ['user = nobody'] : []),
      '',
    ].join('\n'),
  );
  fs.chmodSync(folder, 0o755);

  const server = spawn('pgbouncer', ['-q', path.join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  let log = '';
  server.stderr.on('data', (data) => (log += data));
  const ended = Promise.race([once(server, 'exit'), once(server, 'error')]);
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
    forget();
  };
  const forget = onInterrupt(stop);
  const failed = ended.then(() => Promise.reject(new Failure(`PgBouncer could not be started. Install it. ${log}`)));
  await Promise.race([waitForPort(listenPort), failed]);
  return { url: `postgres://${username}@127.0.0.1:${listenPort}${pathname}`, stop };
}

async function waitForPort(port) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const isOpen = await new Promise((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => (socket.destroy(), resolve(true)));
      socket.on('error', () => resolve(false));
    });
    if (isOpen) return;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Failure('PgBouncer did not open its port in time.');
}
