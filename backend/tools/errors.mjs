// Writes docs/errors.md: every error code with its status and message; with --check, only reports whether the file is out
// of date. `node backend/tools/errors.mjs [--check]`
import fs from 'node:fs';
import path from 'node:path';
import { documentOf } from './errors/document.mjs';
import { errorsIn } from './errors/read-errors.mjs';
import { ROOT } from './lib/paths.mjs';

const target = path.join(ROOT, 'docs/errors.md');
const text = documentOf(errorsIn(path.join(ROOT, 'backend/src')));

if (!process.argv.includes('--check')) {
  fs.writeFileSync(target, text);
  console.log('Wrote docs/errors.md');
} else if (!fs.existsSync(target) || fs.readFileSync(target, 'utf8') !== text) {
  console.error('docs/errors.md is out of date: run node backend/tools/errors.mjs');
  process.exitCode = 1;
}
