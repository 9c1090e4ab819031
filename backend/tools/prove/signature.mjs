/** Ed25519 signatures of reports, in the form that `openssl pkeyutl -verify -rawin` reads. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import { Failure } from '../lib/failure.mjs';

/**
 * Makes a key pair: the private key in `file`, readable only by its owner, and the public key in `file`.pub.
 *
 * @param {string} file
 */
export function makeKey(file) {
  const { privateKey, publicKey } = crypto.generateKeyPairSync('ed25519');
  fs.writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  fs.writeFileSync(`${file}.pub`, publicKey.export({ type: 'spki', format: 'pem' }));
}

/**
 * Signs a file; the signature is written to `report`.sig.
 *
 * @param {string} report
 * @param {string} keyFile private key as PEM
 * @throws Failure if the file has no Ed25519 key
 */
export function signFile(report, keyFile) {
  const key = readKey(keyFile, (pem) => crypto.createPrivateKey(pem));
  fs.writeFileSync(`${report}.sig`, crypto.sign(null, fs.readFileSync(report), key));
}

/**
 * @param {string} report
 * @param {string} publicKeyFile as PEM
 * @returns {boolean} whether `report`.sig is a signature of the report by the key
 */
export function isSigned(report, publicKeyFile) {
  const key = readKey(publicKeyFile, (pem) => crypto.createPublicKey(pem));
  return crypto.verify(null, fs.readFileSync(report), key, fs.readFileSync(`${report}.sig`));
}

function readKey(file, parse) {
  try {
    const key = parse(fs.readFileSync(file, 'utf8'));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    throw new Failure(`${file} can't be read as a key: ${error.message}`);
  }
  throw new Failure(`${file} has no Ed25519 key.`);
}
