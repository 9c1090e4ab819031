import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The content of a file in `folder`, readable by its owner alone; `make` writes it once, when the file is missing. */
export function generatedFile(folder: string, name: string, make: () => string): string {
  const file = join(folder, name);
  const draft = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  try {
    // Linked into place when complete: of two processes that start together, neither reads half a file.
    writeFileSync(draft, make(), { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
