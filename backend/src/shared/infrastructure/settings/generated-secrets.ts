import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createECDH } from 'node:crypto';

/**
 * Returns the content of a file in `folder`, readable only by its owner; `make` creates it once, if the file is
 * missing.
 */
export function readOrCreateFile(folder: string, name: string, make: () => string): string {
  const file = join(folder, name);
  const draft = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  try {
    // Linked into place when complete, so that of two processes that start at the same time, neither reads half a file.
    writeFileSync(draft, make(), { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * Below this number of bits, a secret was typed, not generated: 128 random bits in hexadecimal digits measure about
 * 105.
 */
const MIN_ENTROPY_BITS = 80;

/**
 * Checks whether a secret looks random: not a few characters, a repeated word, or a sequence of neighbors such as
 * "abcdef".
 */
export function looksRandom(secret: string): boolean {
  const codes = [...secret].map((character) => character.codePointAt(0)!);
  const steps = codes.slice(1).map((code, index) => code - codes[index]!);
  const parts = new Set(codes.slice(2).map((_, index) => codes.slice(index, index + 3).join(' ')));
  return parts.size * Math.min(shannonEntropy(codes), shannonEntropy(steps)) >= MIN_ENTROPY_BITS;
}

/** Returns the Shannon entropy of the values, in bits per value. */
function shannonEntropy(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / values.length);
  return -shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
}

/** Checks whether a key for backups was generated: it isn't stretched, so it must be too long to guess. */
export const isBackupKey = (key: string): boolean => key.length >= 32 && looksRandom(key);

const WEB_PUSH_KEYS_FILE = 'web-push-keys.json';

/** The key pair (P-256, base64url) by which push services recognize the product (VAPID, RFC 8292). */
export interface WebPushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Checks whether the two keys belong together. */
export function isKeyPair({ publicKey, privateKey }: WebPushKeys): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/**
 * Returns the keys in `folder`, which are created once. A new pair would end every subscription.
 * @throws Error if the file contains no key pair
 */
export function readOrCreateWebPushKeys(folder: string): WebPushKeys {
  const content = readOrCreateFile(folder, WEB_PUSH_KEYS_FILE, () => JSON.stringify(createKeyPair()));
  const keys = parseKeys(content);
  if (keys && isKeyPair(keys)) return keys;
  throw new Error(
    `${WEB_PUSH_KEYS_FILE} in ${folder} does not contain a key pair; delete the file to create a new pair`,
  );
}

function createKeyPair(): WebPushKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // The library drops leading zero bytes of a private key.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  return { publicKey, privateKey };
}

function parseKeys(content: string): WebPushKeys | null {
  try {
    const { publicKey, privateKey } = JSON.parse(content) as Record<string, unknown>;
    return typeof publicKey === 'string' && typeof privateKey === 'string' ? { publicKey, privateKey } : null;
  } catch {
    return null;
  }
}
