import { createHmac } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings/settings';

const SESSION_SECRET_FILE = 'session-secret';
const WEB_PUSH_KEYS_FILE = 'web-push-keys.json';
const FILES = [SESSION_SECRET_FILE, WEB_PUSH_KEYS_FILE];

/** Whether the secret is in the data folder, and not in `SESSION_SECRET`. */
function storesSessionSecret({ dataDir, sessionSecret }: Settings): boolean {
  const file = join(dataDir, SESSION_SECRET_FILE);
  return existsSync(file) && readFileSync(file, 'utf8').trim() === sessionSecret;
}

/** Returns the files that the database needs: what is generated once, if the settings don't contain it. */
export function readDataFolder(settings: Settings): Map<string, Buffer> {
  const names = FILES.filter((name) => existsSync(join(settings.dataDir, name)));
  const needed = names.filter((name) => name !== SESSION_SECRET_FILE || storesSessionSecret(settings));
  return new Map(needed.map((name) => [name, readFileSync(join(settings.dataDir, name))]));
}

/** Identifies a secret without revealing it. */
export const sessionSecretFingerprint = ({ sessionSecret }: Settings): string =>
  createHmac('sha256', sessionSecret).update('gradspan backup').digest('hex').slice(0, 32);

/** Checks whether the restored database will be used with the secret with which it was made. */
export const keepsSessionSecret = (
  settings: Settings,
  { files, sessionSecretFingerprint: fingerprint }: { files: readonly string[]; sessionSecretFingerprint: string },
): boolean =>
  sessionSecretFingerprint(settings) === fingerprint ||
  (files.includes(SESSION_SECRET_FILE) && storesSessionSecret(settings));

/** Writes files next to their place in the data folder, so that putting them there later can't fail for lack of space. */
export class StagedFiles {
  readonly #paths: { readonly draft: string; readonly path: string }[] = [];

  constructor(private readonly folder: string) {}

  add(name: string, content: Buffer): void {
    if (!FILES.includes(name)) return;
    const path = join(this.folder, name);
    const draft = `${path}.restored`;
    this.#paths.push({ draft, path });
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(draft, content, { mode: 0o600, flush: true });
  }

  putInPlace(): void {
    for (const { draft, path } of this.#paths.splice(0)) renameSync(draft, path);
  }

  discard(): void {
    for (const { draft } of this.#paths.splice(0)) rmSync(draft, { force: true });
  }
}
