/** The database of the lab: etcd, three PostgreSQL servers under Patroni, HAProxy to find the primary, and PgBouncer. */
import pg from 'pg';
import { anyFreePort, get } from '../lib/ports.mjs';

const NODES = ['node1', 'node2', 'node3'];
export const BINARIES = '/usr/lib/postgresql/15/bin';
/** The time limits of requests, as in docker/pgbouncer.ini. */
const REQUEST_LIMITS =
  'SET statement_timeout = 3000; SET idle_in_transaction_session_timeout = 5000; SET lock_timeout = 2000';

/**
 * @typedef {object} Node a PostgreSQL server with its Patroni
 * @property {string} name
 * @property {number} port
 * @property {number} apiPort of Patroni
 * @property {string} folder data folder
 * @property {string} url of the product's database
 *
 * @typedef {object} LabDatabase
 * @property {Node[]} nodes
 * @property {string} primaryUrl through HAProxy, always the primary
 * @property {string} poolerUrl through PgBouncer and HAProxy
 * @property {() => Promise<Node>} findPrimary
 */

/**
 * @param {import('./services.mjs').Services} services
 * @param {(text: string) => void} onStep
 * @returns {Promise<LabDatabase>}
 */
export async function startDatabase(services, onStep) {
  const etcdPort = await startEtcd(services);
  onStep('etcd started');
  const nodes = [];
  for (const name of NODES) nodes.push(await startNode(services, name, etcdPort));
  onStep('Patroni and PostgreSQL started: a primary and two replicas');
  const primaryPort = await startPrimaryProxy(services, nodes);
  await createDatabase(primaryPort);
  const poolerPort = await startPgBouncer(services, primaryPort);
  onStep('HAProxy and PgBouncer started');
  return {
    nodes,
    primaryUrl: urlOf(primaryPort),
    poolerUrl: urlOf(poolerPort),
    findPrimary: () => findPrimary(nodes),
  };
}

const urlOf = (port) => `postgres://gradspan@127.0.0.1:${port}/gradspan`;
const isOk = async (address) => (await get(address))?.status === 200;

async function startEtcd(services) {
  const [port, peerPort] = [await anyFreePort(), await anyFreePort()];
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const service = services.start(
    'etcd',
    [
      'etcd',
      '--name=lab',
      `--data-dir=${services.makeFolder('etcd')}`,
      '--log-level=warn',
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=lab=${peer}`,
    ],
    { asAccount: true },
  );
  await services.waitFor(service, () => isOk(`${client}/health`));
  return port;
}

async function startNode(services, name, etcdPort) {
  const [port, apiPort] = [await anyFreePort(), await anyFreePort()];
  const folder = services.makeFolder(name);
  const env = {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOST: `127.0.0.1:${etcdPort}`,
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${apiPort}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${apiPort}`,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_DATA_DIR: `${folder}/data`,
    PATRONI_POSTGRESQL_BIN_DIR: BINARIES,
    PATRONI_POSTGRESQL_PGPASS: `${folder}/pgpass`,
  };
  const service = services.start(name, ['patroni', services.copy('patroni.yml')], { asAccount: true, env });
  await services.waitFor(service, () => isOk(`http://127.0.0.1:${apiPort}/health`), 120_000);
  return { name, port, apiPort, folder, url: urlOf(port) };
}

async function startPrimaryProxy(services, nodes) {
  const port = await anyFreePort();
  const addresses = nodes.map(({ name, port: own, apiPort }) => [
    [name.toUpperCase(), `127.0.0.1:${own}`],
    [`${name.toUpperCase()}_API`, String(apiPort)],
  ]);
  const env = { LISTEN: `127.0.0.1:${port}`, ...Object.fromEntries(addresses.flat()) };
  const command = ['haproxy', '-db', '-f', services.copy('haproxy-database.cfg')];
  const service = services.start('haproxy-database', command, { env });
  // Before its first checks, HAProxy distributes connections among all servers.
  await services.waitFor(service, async () => {
    for (let n = 0; n < 2 * nodes.length; n++) await withClient(port, 'postgres', requirePrimary);
    return true;
  });
  return port;
}

/** Runs `work` with a superuser's connection. @returns {Promise<boolean>} true if it succeeded */
async function withClient(port, database, work) {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
    return true;
  } finally {
    await client.end();
  }
}

async function requirePrimary(client) {
  const { rows } = await client.query('SELECT pg_is_in_recovery() AS "isReplica"');
  if (rows[0].isReplica) throw new Error('This is a replica');
}

async function createDatabase(port) {
  await withClient(port, 'postgres', async (client) => {
    await client.query('CREATE ROLE gradspan LOGIN');
    await client.query('CREATE DATABASE gradspan OWNER gradspan');
  });
}

async function startPgBouncer(services, primaryPort) {
  const port = await anyFreePort();
  const file = services.write('pgbouncer.ini', [
    '[databases]',
    `gradspan = host=127.0.0.1 port=${primaryPort} user=gradspan connect_query='${REQUEST_LIMITS}'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    `%include ${services.copy('pgbouncer-settings.ini')}`,
  ]);
  const service = services.start('pgbouncer', ['pgbouncer', '-q', file], { asAccount: true });
  await services.waitFor(service, async () => {
    const client = new pg.Client(urlOf(port));
    try {
      await client.connect();
      return true;
    } finally {
      await client.end();
    }
  });
  return port;
}

/** @param {Node[]} nodes */
async function findPrimary(nodes) {
  for (const node of nodes) if (await isOk(`http://127.0.0.1:${node.apiPort}/primary`)) return node;
  throw new Error('No node is the primary');
}
