// Compares docs/openapi.json with the last released contract and refuses a breaking change without a note in docs/api.md.
// `node backend/tools/api-changes.mjs` checks; with --release, the current contract becomes the released one.
import fs from 'node:fs';
import path from 'node:path';
import { breakingChanges } from './api-changes/compare.mjs';
import { acceptedBy, unreleasedNotes } from './api-changes/notes.mjs';
import { promisesOf, toText } from './api-changes/promises.mjs';
import { ROOT } from './lib/paths.mjs';

const docs = (name) => path.join(ROOT, 'docs', name);
const RELEASED = docs('openapi-released.json');

const current = promisesOf(JSON.parse(fs.readFileSync(docs('openapi.json'), 'utf8')));

if (process.argv.includes('--release')) {
  fs.writeFileSync(RELEASED, toText(current));
  console.log(
    'Wrote docs/openapi-released.json. Give the notes under "Unreleased" in docs/api.md the date of the release.',
  );
} else {
  const notes = unreleasedNotes(fs.readFileSync(docs('api.md'), 'utf8'));
  const changes = breakingChanges(JSON.parse(fs.readFileSync(RELEASED, 'utf8')), current);
  const unexplained = changes.filter((change) => !acceptedBy(notes, change));
  for (const { call, place, reason } of unexplained) console.error(`${call}: ${place ? `${place} ` : ''}${reason}`);
  if (unexplained.length > 0) {
    console.error(
      '\nThese changes break clients. Keep the old form, or name the call in docs/api.md under "Unreleased".',
    );
    process.exitCode = 1;
  }
}
