/** Pictures and styles that a mail program would load from other hosts when it shows an email. */
import fs from 'node:fs';
import path from 'node:path';

const LOADED =
  /(?:\b(?:src|background|poster)\s*=\s*["']?|url\(\s*["']?|<link\b[^>]*\bhref\s*=\s*["']?)([a-z]+:)?\/\/([^\s"'/)>]+)/gi;

/**
 * @param {string} source HTML of an email, or the whole email
 * @returns {string[]} hosts
 */
export const loadedHosts = (source) => [...decode(source).matchAll(LOADED)].map(([, , host]) => host);

/** Quoted-printable wraps lines with `=` and writes `=` as `=3D`. */
const decode = (source) => source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

/** Base64 parts are decoded; everything else is read as it is. */
function decodeParts(mail) {
  const encoded = /content-transfer-encoding: base64\r?\n(?:[\w-]+:.*\r?\n)*\r?\n([A-Za-z0-9+/=\r\n]+)/gi;
  return mail + [...mail.matchAll(encoded)].map(([, part]) => Buffer.from(part, 'base64').toString('utf8')).join('\n');
}

/**
 * Adds the hosts in the emails that the product wrote.
 *
 * @param {string} folder `outbox` in DATA_DIR
 * @returns {number} of emails
 */
export function observeMails(folder, own, observations) {
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  for (const file of files) {
    observations.setScreen(`email ${file.replaceAll(/[\d-]{6,}/g, '')}`);
    const mail = fs.readFileSync(path.join(folder, file), 'utf8');
    for (const host of loadedHosts(decodeParts(mail))) if (host !== own) observations.add('host', host, 'email');
  }
  return files.length;
}
