// Writes docs/openapi.json and the frontend's types from the controllers; with --check, only reports whether they are
// out of date.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from './lib/prepare.mjs';
import { openTerminal } from './lib/terminal.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const committed = {
  contract: join(root, 'docs/openapi.json'),
  types: join(root, 'frontend/src/shared/api/schema.gen.ts'),
};
const check = process.argv.includes('--check');
const scratch = mkdtempSync(join(tmpdir(), 'gradspan-openapi-'));

/** Builds the contract and the types at the given paths. */
function write({ contract, types }) {
  execFileSync(process.execPath, [join(root, 'backend/dist/composition/openapi.js'), contract], {
    cwd: root,
    stdio: 'inherit',
  });
  execFileSync(process.execPath, [join(root, 'node_modules/openapi-typescript/bin/cli.js'), contract, '-o', types], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

try {
  // An older build would give the document of an older API.
  await prepare(openTerminal(), 'all', ['backend']);
  if (!check) {
    write(committed);
    console.log('Wrote docs/openapi.json and frontend/src/shared/api/schema.gen.ts');
  } else {
    const fresh = { contract: join(scratch, 'openapi.json'), types: join(scratch, 'schema.ts') };
    write(fresh);
    const drifted = Object.keys(committed).filter(
      (name) =>
        !existsSync(committed[name]) || readFileSync(committed[name], 'utf8') !== readFileSync(fresh[name], 'utf8'),
    );
    for (const name of drifted) console.error(`${committed[name]} is out of date: run npm run openapi and commit it`);
    process.exitCode = drifted.length > 0 ? 1 : 0;
  }
} finally {
  rmSync(scratch, { recursive: true });
}
