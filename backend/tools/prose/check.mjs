/**
 * `npm run prose`: checks the texts of the product and its documents with textlint, and prints one line for each finding.
 * With file names, it checks only these.
 */
import '../lib/node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { TextlintKernel } from '@textlint/kernel';
import { ROOT, shortPath } from '../lib/paths.mjs';
import onlyTheProduct from './rules/only-the-product.mjs';
import plainEnglish from './rules/plain-english.mjs';
import wholeSentences from './rules/whole-sentences.mjs';
import textsPlugin, { read } from './texts-plugin.mjs';

const FOLDERS = ['backend/src', 'frontend/src', 'docs'];
const FILES = [
  'README.md',
  'CONTRIBUTING.md',
  '.env.example',
  'docker/Dockerfile',
  'docker/compose.yml',
  'docker/compose.citus.yml',
];
/** Tests, generated types and migrations contain no user-visible text. */
const EXCLUDED_FILE_PATTERN = /\.(test|spec|int-spec|contract|gen)\.tsx?$|[/\\](testing|migrations)[/\\]/;

/** The product has more texts than this: with fewer, the check doesn't read all of them. */
const MIN_TEXTS = 3_000;

const PLUGINS = [{ pluginId: 'texts', plugin: textsPlugin }];

/** The rules, each with the files that it checks. */
const RULES = [
  {
    ruleId: 'plain-english',
    rule: plainEnglish,
    files: /\.tsx?$/,
    // Text that isn't the product's own: texts of demo people, names, words for comparison, SQL.
    exempt: /[/\\](?:demo|aliases|starter)[/\\]|word-stemming\.ts$|demo-profiles\.ts$|finder-statements\.ts$/,
  },
  {
    ruleId: 'whole-sentences',
    rule: wholeSentences,
    files: /\.tsx?$/,
    // Files that assemble other texts: SQL, stream events, paths.
    exempt: /people-directory-statements\.ts$|sse-outlet\.ts$|moderation[/\\]api[/\\]cases\.ts$/,
  },
  { ruleId: 'only-the-product', rule: onlyTheProduct, files: /(?<!\.tsx?)$/, exempt: /^$/ },
];

function filesIn(folder) {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|md)$/.test(name))
    .map((name) => path.join(folder, name));
}

const given = process.argv.slice(2).map((file) => path.resolve(file));
const all = [
  ...FOLDERS.map((name) => path.join(ROOT, name)).flatMap(filesIn),
  ...FILES.map((name) => path.join(ROOT, name)),
];
const files = (given.length > 0 ? given : all).filter((file) => !EXCLUDED_FILE_PATTERN.test(file));

const kernel = new TextlintKernel();
let found = 0;
for (const file of files) {
  const rules = RULES.filter((rule) => rule.files.test(file) && !rule.exempt.test(file));
  // Everything that isn't code is read as a document.
  const ext = /\.tsx?$/.test(file) ? path.extname(file) : '.md';
  const { messages } = await kernel.lintText(fs.readFileSync(file, 'utf8'), {
    filePath: file,
    ext,
    plugins: PLUGINS,
    rules: rules.map(({ ruleId, rule }) => ({ ruleId, rule })),
  });
  for (const { line, column, ruleId, message } of messages) {
    process.stdout.write(`${shortPath(file)}:${line}:${column} ${ruleId}: ${message}\n`);
  }
  found += messages.length;
}
process.stdout.write(`${read.texts} texts in ${files.length} files, ${found} findings\n`);
const isIncomplete = given.length === 0 && read.texts < MIN_TEXTS;
if (isIncomplete) process.stdout.write(`The check has to find more than ${MIN_TEXTS} texts.\n`);
process.exit(found > 0 || isIncomplete ? 1 : 0);
