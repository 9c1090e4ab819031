/** The roles besides the superuser: one owns the product's tables and one runs the product (roles.sql). */
import { createHmac } from 'node:crypto';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NAME } from './postgres-cluster.mjs';

const SCRIPT = fileURLToPath(new URL('roles.sql', import.meta.url));
/** A deadlock, and a catalog row that another session updated concurrently. */
const COLLISIONS = new Set(['40P01', 'XX000']);
const MAX_TRIES = 50;

/**
 * @typedef {object} RoleAddresses
 * @property {string} migrationUrl of the role that owns the database and changes its tables
 * @property {string} runTimeUrl of the role that runs the product
 */

/**
 * Creates the roles. In a database of an older version, the existing tables change owner.
 *
 * @param {string} url of the superuser
 * @returns {Promise<RoleAddresses>}
 */
export async function separateRoles(url) {
  const passwords = { migration: passwordOf('migration', url), app: passwordOf('app', url) };
  // Not a static import: npm start installs the packages first.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, application_name: 'gradspan-roles' });
  await client.connect();
  try {
    await client.query(
      `SELECT set_config('gradspan.migration_password', $1, false), set_config('gradspan.app_password', $2, false)`,
      [passwords.migration, passwords.app],
    );
    await retryOnCollision(() => client.query(fs.readFileSync(SCRIPT, 'utf8')));
  } finally {
    await client.end();
  }
  return {
    migrationUrl: addressOf('migration', url, passwords.migration),
    runTimeUrl: addressOf('app', url, passwords.app),
  };
}

/**
 * Retries, because an older server may be using the tables; ownership changes committed before the collision are kept.
 */
async function retryOnCollision(work) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (!COLLISIONS.has(error.code) || tried === MAX_TRIES) throw error;
    }
  }
}

/**
 * Derives the password from the superuser's with a one-way function, so that no other password must be stored in the
 * data folder.
 */
function passwordOf(role, url) {
  return createHmac('sha256', new URL(url).password).update(role).digest('base64url');
}

function addressOf(role, url, password) {
  const address = new URL(url);
  address.username = `${NAME}_${role}`;
  address.password = password;
  return address.href;
}
