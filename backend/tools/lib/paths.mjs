/** Paths in the project. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** @param {...string} parts @returns {string} absolute path inside the project */
export const inProject = (...parts) => path.join(ROOT, ...parts);

/**
 * @param {string} file
 * @returns {string} the path relative to the project's root; absolute if the file is outside of it
 */
export function shortPath(file) {
  const relative = path.relative(ROOT, file);
  return relative.startsWith('..') ? file : relative;
}
