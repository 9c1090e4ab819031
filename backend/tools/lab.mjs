/**
 * `npm run lab`: starts the product as it runs on several machines, on loopback ports: etcd, a PostgreSQL primary and two
 * replicas under Patroni, HAProxy, PgBouncer and three instances behind a load balancer, from Debian's packages. Prints the
 * addresses, and stops everything with Ctrl-C. Everything is stored in a temporary folder and removed at the end.
 *
 * `npm run lab -- --faults` then causes faults under load and compares what the product acknowledged with what is stored;
 * the exit code is 1 if something was lost, doubled or late. `--faults=failover,ledger` selects some of them.
 *
 * `npm run lab -- --soak` sends mixed load for an hour at 60% of what the lab can handle, and writes docs/soak.csv and
 * docs/pictures/soak.svg. `--soak=2` does so for two minutes, and writes to .cache.
 */
import './lib/node-version.mjs';
import { exitAfterInterruptWith, onInterrupt } from './lib/interrupts.mjs';
import { prepare } from './lib/prepare.mjs';
import { openTerminal, runMain } from './lib/terminal.mjs';
import { startDatabase } from './lab/database.mjs';
import { FAULTS, runFaults } from './lab/faults.mjs';
import { startInstances } from './lab/instances.mjs';
import { requirePrograms, Services } from './lab/services.mjs';
import { FULL_MINUTES, soak } from './lab/soak.mjs';
import { Failure } from './lib/failure.mjs';

const terminal = openTerminal();

/** @returns {Promise<number>} exit code */
async function main() {
  const task = readTask(process.argv.slice(2));
  await requirePrograms();
  await prepare(terminal, 'all', ['backend']);
  const services = new Services();
  exitAfterInterruptWith(0);
  onInterrupt(() => services.stop());
  try {
    const database = await startDatabase(services, (text) => terminal.step('Lab', text));
    const web = await startInstances(services, database, task === null);
    printAddresses(services, database, web);
    if (task) return await task({ database, ...web, terminal });
    // Until Ctrl-C, which stops the services.
    return await new Promise(() => setInterval(() => undefined, 60_000));
  } finally {
    await services.stop();
  }
}

/**
 * @param {string[]} args
 * @returns {((lab: Omit<import('./lab/faults.mjs').Lab, 'pairs' | 'leavingPair'>) => Promise<number>) | null} what to do with
 *   the lab; null if it only runs
 */
function readTask(args) {
  const [given, ...others] = args;
  const [name, value] = given?.split('=') ?? [];
  if (others.length > 0 || (given && !['--faults', '--soak'].includes(name)))
    throw new Failure('Usage: npm run lab [-- --faults[=…] | --soak[=minutes]]');
  if (!given) return null;
  if (name === '--faults') {
    const names = readFaults(value);
    return (lab) => runFaults(names, lab);
  }
  const minutes = value === undefined ? FULL_MINUTES : Number(value);
  if (!(minutes >= 1 && minutes <= 24 * 60)) throw new Failure('The minutes of --soak are a number from 1 to 1440.');
  return (lab) => soak(minutes, lab);
}

/** @returns {string[]} the names of the faults */
function readFaults(list) {
  const names = list ? list.split(',') : Object.keys(FAULTS);
  const unknown = names.find((one) => !Object.hasOwn(FAULTS, one));
  if (unknown) throw new Failure(`There is no fault “${unknown}”. There are: ${Object.keys(FAULTS).join(', ')}.`);
  return names;
}

function printAddresses(services, { nodes, primaryUrl, poolerUrl }, { instances, origin }) {
  terminal.say(terminal.bold(`The lab is ready: ${origin}`));
  for (const { name, origin: address } of instances) terminal.say(`  ${name}: ${address}`);
  for (const { name, url, apiPort } of nodes) terminal.say(`  ${name}: ${url}, Patroni http://127.0.0.1:${apiPort}`);
  terminal.say(`  primary through HAProxy: ${primaryUrl}`);
  terminal.say(`  primary through PgBouncer: ${poolerUrl}`);
  terminal.say(`  configurations and logs: ${services.folder}`);
}

await runMain(main);
