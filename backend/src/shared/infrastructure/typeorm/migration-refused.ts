import { type Settings, UnusableSettings } from '../settings/settings';
import { codeOf } from './database-errors';

const MAY_NOT = '42501';
/** Wrong name or password, not let in from here, no such database. */
const LETS_NOBODY_IN = /^(28|3D)/;

/** Does `work` as the role that migrates; a role that is not let in or may not becomes a fault of the settings. */
export async function explained<T>(settings: Settings, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { message } = error as Error;
    const name = settings.databaseMigrationUrl === null ? 'DATABASE_URL' : 'DATABASE_MIGRATION_URL';
    if (LETS_NOBODY_IN.test(codeOf(error))) throw new UnusableSettings([`${name}: ${message}`]);
    if (codeOf(error) !== MAY_NOT) throw error;
    const advice =
      settings.databaseMigrationUrl === null
        ? 'set DATABASE_MIGRATION_URL to one that may, or run first: npm run cli -- migrate'
        : 'it has to own the database, its schemas and its tables';
    throw new UnusableSettings([`${name}: the role may not do what a migration does (${message}); ${advice}`]);
  }
}
