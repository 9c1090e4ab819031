import { dictionary } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';

const FILE = 'common-passwords.json';
/** Shorter ones are refused for their length. */
const MIN_PASSWORD_LENGTH = 8;

/**
 * Provides the list of common passwords, which the server checks new passwords against, as a file for the password
 * meter: a JSON array of strings in lower case, about 18,000 of at least 8 characters.
 */
export function commonPasswords(): Plugin {
  const source = () =>
    JSON.stringify(dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD_LENGTH).sort());
  return {
    name: 'common-passwords',
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_, response) => {
        response.setHeader('Content-Type', 'application/json').end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: source() });
    },
  };
}
