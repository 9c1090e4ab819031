/** The database of the application: the one named by the settings, otherwise the embedded one under the data folder. */
import { openEmbeddedDatabase } from '../embedded-postgres/index.mjs';
import { Failure } from './failure.mjs';
import { namesDatabase } from './environment.mjs';
import { shortPath } from './paths.mjs';

/**
 * @typedef {object} ApplicationDatabase
 * @property {NodeJS.ProcessEnv} environment variables about it for the application's processes
 * @property {string} description one line for the terminal
 * @property {(pid: number, command: string) => void} registerChild registers a process started by this one that uses
 *   the database
 * @property {() => boolean} isRunning always true for an external database
 * @property {() => Promise<boolean>} close resolves with whether a server was stopped
 */

/**
 * @param {ReturnType<import('./environment.mjs').loadSettings>} settings
 * @param {object} user
 * @param {'server' | 'guest'} user.role
 * @param {string} user.command display name of this process, e.g. 'npm start'
 * @param {(text: string) => void} user.note
 * @returns {Promise<ApplicationDatabase>}
 */
export async function openDatabase(settings, { role, command, note }) {
  if (namesDatabase(settings)) {
    return {
      environment: {},
      description: `the one DATABASE_URL names${hostOf(settings.DATABASE_URL)}`,
      registerChild: () => undefined,
      isRunning: () => true,
      close: async () => false,
    };
  }
  if (settings.DATABASE_MIGRATION_URL ?? settings.DATABASE_MIGRATION_URL_FILE) {
    throw new Failure('DATABASE_MIGRATION_URL is set and DATABASE_URL is not. Set both, or neither.');
  }
  const database = await openEmbeddedDatabase({ dataDir: settings.DATA_DIR, role, command, note });
  const { version, port, account, origin, runTimeUrl, migrationUrl } = database;
  return {
    environment: { DATABASE_URL: runTimeUrl, DATABASE_MIGRATION_URL: migrationUrl, EMBEDDED_DATABASE: '1' },
    description: `PostgreSQL ${version} on 127.0.0.1:${port}, ${origin} ${account} (${shortPath(settings.DATA_DIR)})`,
    registerChild: database.registerChild,
    isRunning: database.isRunning,
    close: database.close,
  };
}

/** Names and ports, of one host or of several that are separated by commas. */
const HOSTS_PATTERN = /^\w+:\/\/(?:[^/?#]*@)?((?:,?(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d+)?)+)(?:[/?#]|$)/i;

/** Only the hosts: the address may contain a password. */
function hostOf(address) {
  const hosts = HOSTS_PATTERN.exec(address ?? '')?.[1];
  return hosts ? ` on ${hosts}` : '';
}
