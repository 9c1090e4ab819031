/** The settings: the real environment, then the `.env` file in the project's root. */
import fs from 'node:fs';
import path from 'node:path';
import util from 'node:util';
import { Failure } from './failure.mjs';
import { inProject, ROOT } from './paths.mjs';

/**
 * Returns the environment for the application's processes. A variable of the real environment takes precedence over the
 * file; an empty value counts as unset. DATA_DIR becomes absolute.
 *
 * @returns {NodeJS.ProcessEnv & { DATA_DIR: string, PORT: string, NODE_ENV: string }}
 */
export function loadSettings() {
  const filled = Object.entries(process.env).filter(([, value]) => value !== '');
  const settings = { NODE_ENV: 'development', PORT: '3000', ...readDotEnv(), ...Object.fromEntries(filled) };
  return { ...settings, DATA_DIR: path.resolve(ROOT, settings.DATA_DIR ?? '.data') };
}

function readDotEnv() {
  const file = inProject('.env');
  if (!fs.existsSync(file)) return {};
  try {
    const entries = Object.entries(util.parseEnv(fs.readFileSync(file, 'utf8')));
    return Object.fromEntries(entries.filter(([, value]) => value !== ''));
  } catch (error) {
    throw new Failure(`The settings in ${file} cannot be read: ${error.message}`);
  }
}

/** Checks whether the settings name an external database, so that the embedded one is not needed. */
export const namesDatabase = (settings) => Boolean(settings.DATABASE_URL ?? settings.DATABASE_URL_FILE);
