import { createRequire } from 'node:module';
import { inProject } from '../../tools/lib/paths.mjs';

const load = createRequire(import.meta.url);

/**
 * Loads a file of the built backend. The compiler doesn't check these names, so reading one that the file doesn't
 * export throws an error that names both.
 *
 * @param {string} file path below `backend/dist`
 * @returns {Record<string, any>} the exports of the file
 */
export function built(file) {
  return new Proxy(load(inProject('backend', 'dist', file)), {
    get(exported, name) {
      if (!(name in exported)) throw new Error(`${file} exports no ${String(name)}`);
      return exported[name];
    },
  });
}
