/** Where things are in the project. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** @param {...string} parts @returns {string} absolute path inside the project */
export const inProject = (...parts) => path.join(ROOT, ...parts);

/** @param {string} file @returns {string} as a person standing in the project's root would write it */
export function shortPath(file) {
  const relative = path.relative(ROOT, file);
  return relative.startsWith('..') ? file : relative;
}
