/** Builds the backend and the frontend when their sources have changed since the last build. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { npm } from './npm.mjs';
import { inProject, ROOT } from './paths.mjs';
import { seconds } from './terminal.mjs';

/** Stored inside the build, so that deleting or rewriting the build also removes the mark that it is current. */
const STAMP = '.built-from';
const SHARED_SOURCES = ['package.json', 'package-lock.json', 'tsconfig.json', 'nest-cli.json'];
const NOT_SOURCES = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test',
  'tools',
  'bench',
  'e2e',
  '.cache',
  '.tanstack',
]);
const TEST_FILE = /\.(spec|int-spec|e2e-spec|test)\.[cm]?tsx?$/;

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} folder
 * @property {string} result a file that exists in a finished build
 * @property {string} script of the root's package.json
 */

/** @type {Record<'backend' | 'frontend', Part>} */
const PARTS = {
  backend: { name: 'backend', folder: inProject('backend'), result: 'main.js', script: 'build:api' },
  frontend: { name: 'frontend', folder: inProject('frontend'), result: 'index.html', script: 'build:web' },
};

/**
 * @param {('backend' | 'frontend')[]} names
 * @returns {Part[]} the parts whose build is missing or outdated
 */
export function findOutdatedParts(names) {
  return names.map((name) => PARTS[name]).filter((part) => !isCurrent(part, fingerprint(part)));
}

function isCurrent(part, wanted) {
  const dist = path.join(part.folder, 'dist');
  const stamp = path.join(dist, STAMP);
  if (!fs.existsSync(path.join(dist, part.result)) || !fs.existsSync(stamp)) return false;
  return fs.readFileSync(stamp, 'utf8') === wanted;
}

/** Returns a hash of the names and contents of everything that goes into the build. */
function fingerprint(part) {
  const hash = createHash('sha256');
  const files = [...SHARED_SOURCES.map((name) => inProject(name)).filter(fs.existsSync), ...sourcesIn(part.folder)];
  for (const file of files) {
    hash.update(`${path.relative(ROOT, file)}\0`);
    hash.update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

function sourcesIn(folder) {
  const entries = fs.readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (NOT_SOURCES.has(entry.name)) return [];
    if (entry.isDirectory()) return sourcesIn(full);
    return entry.isFile() && !TEST_FILE.test(entry.name) ? [full] : [];
  });
}

/**
 * @param {Part[]} parts
 * @param {import('./terminal.mjs').Terminal} terminal
 */
export async function build(parts, terminal) {
  terminal.step('Build', `${parts.map(({ name }) => name).join(' and ')} …`);
  // Waits for both: when one build fails, the other must not keep writing in the background.
  const builds = await Promise.allSettled(parts.map(buildPart));
  const failed = builds.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  terminal.step('Build', parts.map(({ name }, index) => `${name} ${seconds(builds[index].value)}`).join(', '));
}

async function buildPart(part) {
  const began = Date.now();
  const wanted = fingerprint(part);
  // Production, regardless of NODE_ENV in the environment or `.env`: otherwise Vite creates a development bundle.
  const { code, output } = await npm(['run', '--silent', part.script], { NODE_ENV: 'production' });
  if (code !== 0) throw new Failure(`The ${part.name} could not be built:\n${output.trim()}`);
  fs.writeFileSync(path.join(part.folder, 'dist', STAMP), wanted);
  return Date.now() - began;
}
