/** The instances of the product in the lab, and the load balancer in front of them. */
import { randomBytes } from 'node:crypto';
import { inProject } from '../lib/paths.mjs';
import { anyFreePort, get } from '../lib/ports.mjs';

const INSTANCES = ['instance1', 'instance2', 'instance3'];

/**
 * @typedef {object} Instance
 * @property {string} name
 * @property {number} port
 * @property {number} metricsPort
 * @property {string} origin
 * @property {() => number} pid of its current process
 * @property {() => Promise<void>} restart stops it and starts it again on its port
 */

/**
 * @param {import('./services.mjs').Services} services
 * @param {import('./database.mjs').LabDatabase} database
 * @param {boolean} hasDemo whether there are demo accounts
 * @returns {Promise<{ instances: Instance[], origin: string, filesFolder: string }>} `origin` is that of the load balancer,
 *   `filesFolder` the `DATA_DIR` of the instances
 */
export async function startInstances(services, database, hasDemo) {
  const balancerPort = await anyFreePort();
  const filesFolder = services.makeFolder('files');
  const settings = {
    NODE_ENV: 'development',
    APP_ORIGIN: `http://127.0.0.1:${balancerPort}`,
    DATABASE_URL: database.poolerUrl,
    DATABASE_POOLER: 'on',
    DATABASE_DIRECT_URL: database.primaryUrl,
    // The one that is the primary serves no reads as a replica.
    DATABASE_REPLICA_URLS: database.nodes.map(({ url }) => url).join(','),
    SESSION_SECRET: randomBytes(48).toString('base64url'),
    DATA_DIR: filesFolder,
    TRUST_PROXY: '1',
    DEMO_DATA: hasDemo ? 'on' : 'off',
    COLLEGES_AUTO_IMPORT: 'off',
    LOG_LEVEL: 'error',
    // Longer than the interval in which the load balancer asks for readiness.
    SHUTDOWN_NOTICE: '7',
  };
  const instances = [];
  // One after another: the first one migrates the database.
  for (const name of INSTANCES) instances.push(await startInstance(services, name, settings));
  await startBalancer(services, balancerPort, instances);
  return { instances, origin: `http://127.0.0.1:${balancerPort}`, filesFolder };
}

async function startInstance(services, name, settings) {
  const [port, metricsPort] = [await anyFreePort(), await anyFreePort()];
  const env = { ...settings, PORT: String(port), METRICS_PORT: String(metricsPort) };
  const command = [process.execPath, inProject('backend', 'dist', 'main.js')];
  const start = async () => {
    const service = services.start(name, command, { env });
    await services.waitFor(service, () => isReady(port), 120_000);
    return service;
  };
  let service = await start();
  const restart = async () => {
    await service.stop();
    service = await start();
  };
  return { name, port, metricsPort, origin: `http://127.0.0.1:${port}`, pid: () => service.process.pid, restart };
}

const isReady = async (port) => (await get(`http://127.0.0.1:${port}/health/ready`))?.status === 200;

async function startBalancer(services, port, instances) {
  const addresses = instances.map((one) => [one.name.toUpperCase(), `127.0.0.1:${one.port}`]);
  const env = { LISTEN: `127.0.0.1:${port}`, ...Object.fromEntries(addresses) };
  const command = ['haproxy', '-db', '-f', services.copy('haproxy-web.cfg')];
  const service = services.start('haproxy-web', command, { env });
  await services.waitFor(service, () => isReady(port));
}
