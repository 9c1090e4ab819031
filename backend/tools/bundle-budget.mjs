// Compares the size of the built web application with its budgets and exits with 1 when one is exceeded. Run it after
// the build.
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Failure } from './lib/failure.mjs';
import { inProject } from './lib/paths.mjs';
import { openTerminal, runMain } from './lib/terminal.mjs';

const DIST = inProject('frontend/dist');
const KB = 1000;

/**
 * @typedef {object} Chunk An entry of the build's manifest for one file.
 * @property {string} file
 * @property {string} [name]
 * @property {boolean} [isDynamicEntry]
 * @property {string[]} [css] style sheets that it imports
 * @property {string[]} [imports] keys of the chunks that must be loaded before this one runs
 */

/** @returns {Record<string, Chunk>} */
function readManifest() {
  const file = path.join(DIST, '.vite/manifest.json');
  if (!fs.existsSync(file)) throw new Failure('The web application is not built. Run: npm run build:web');
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

const read = (file) => fs.readFileSync(path.join(DIST, file));
const raw = (file) => read(file).length / KB;
const gzipped = (file) => gzipSync(read(file), { level: 9 }).length / KB;
const sum = (files, getSize) => [...files].reduce((total, file) => total + getSize(file), 0);

/**
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} keys
 * @returns {Set<string>} the files that a browser needs for these chunks, including everything they import
 */
function filesFor(manifest, keys, files = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk)
      throw new Failure(`The build has no chunk for ${key}; name the new one in backend/tools/bundle-budget.mjs.`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    filesFor(manifest, chunk.imports ?? [], files);
  }
  return files;
}

/** Returns the budgets in kB: label, current size, maximum size. */
function weigh() {
  const manifest = readManifest();
  const assets = fs.readdirSync(path.join(DIST, 'assets')).map((name) => `assets/${name}`);
  const ofKind = (ending) => assets.filter((file) => file.endsWith(ending));
  const entry = ['index.html'];
  const landing = [...entry, 'src/pages/landing/index.ts'];
  const shell = [...entry, 'src/app/shell/app-shell.tsx', 'src/pages/dashboard/index.ts'];
  const eager = filesFor(manifest, entry);
  const lazy = ofKind('.js').filter((file) => !eager.has(file));
  const findLargest = (files, how) => files.reduce((max, file) => (how(file) > how(max) ? file : max), files[0] ?? '');
  const heaviestLazy = findLargest(lazy, gzipped);
  const heaviestRaw = findLargest(ofKind('.js'), raw);

  return [
    ['First load, JavaScript (gzip)', sum(eager, gzipped), 125],
    ['Landing page, JavaScript (gzip)', sum(filesFor(manifest, landing), gzipped), 135],
    ['Signed-in shell with the dashboard, JavaScript (gzip)', sum(filesFor(manifest, shell), gzipped), 190],
    [`Heaviest lazy chunk, ${path.basename(heaviestLazy)} (gzip)`, gzipped(heaviestLazy), 40],
    ['Styles of the first load (gzip)', sum(manifest['index.html'].css, gzipped), 12],
    [
      'All styles, fetched with other pages (gzip)',
      sum(
        ofKind('.css').filter((file) => !manifest['index.html'].css.includes(file)),
        gzipped,
      ),
      18,
    ],
    ['Fonts (as sent)', sum(ofKind('.woff2'), raw), 75],
    [`Heaviest script, ${path.basename(heaviestRaw)} (unpacked)`, raw(heaviestRaw), 500],
  ];
}

await runMain(async () => {
  const terminal = openTerminal();
  const rows = weigh();
  const width = Math.max(...rows.map(([label]) => label.length));
  for (const [label, weight, budget] of rows) {
    const figures = `${weight.toFixed(1).padStart(6)} of ${String(budget).padStart(3)} kB`;
    terminal.say(`${label.padEnd(width)}  ${figures}${weight > budget ? '  OVER' : ''}`);
  }
  const over = rows.filter(([, weight, budget]) => weight > budget);
  if (over.length > 0) throw new Failure(`Over budget: ${over.map(([label]) => label).join('; ')}.`);
});
