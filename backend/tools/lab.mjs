/**
 * `npm run lab`: starts the product as it runs on several machines, on loopback ports: etcd, a PostgreSQL primary and two
 * replicas under Patroni, HAProxy, PgBouncer and three instances behind a load balancer, from Debian's packages. Prints the
 * addresses, and stops everything with Ctrl-C. Everything is stored in a temporary folder and removed at the end.
 *
 * `npm run lab -- --faults` then causes faults under load and compares what the product acknowledged with what is stored;
 * the exit code is 1 if something was lost, doubled or late. `--faults=failover,ledger` selects some of them.
 */
import './lib/node-version.mjs';
import { exitAfterInterruptWith, onInterrupt } from './lib/interrupts.mjs';
import { prepare } from './lib/prepare.mjs';
import { openTerminal, runMain } from './lib/terminal.mjs';
import { startDatabase } from './lab/database.mjs';
import { FAULTS, runFaults } from './lab/faults.mjs';
import { startInstances } from './lab/instances.mjs';
import { requirePrograms, Services } from './lab/services.mjs';
import { Failure } from './lib/failure.mjs';

const terminal = openTerminal();

/** @returns {Promise<number>} exit code */
async function main() {
  const faults = readFaults(process.argv.slice(2));
  await requirePrograms();
  await prepare(terminal, 'all', ['backend']);
  const services = new Services();
  exitAfterInterruptWith(0);
  onInterrupt(() => services.stop());
  try {
    const database = await startDatabase(services, (text) => terminal.step('Lab', text));
    const web = await startInstances(services, database, faults === null);
    printAddresses(services, database, web);
    if (faults) return await runFaults(faults, { database, ...web, terminal });
    // Until Ctrl-C, which stops the services.
    return await new Promise(() => setInterval(() => undefined, 60_000));
  } finally {
    await services.stop();
  }
}

/** @returns {string[] | null} the names of the faults; null if the lab only runs */
function readFaults(args) {
  const [given, ...others] = args;
  const [name, list] = given?.split('=') ?? [];
  if (others.length > 0 || (given && name !== '--faults')) throw new Failure('Usage: npm run lab [-- --faults[=…]]');
  if (!given) return null;
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
