import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Maps the path of a page, in which `$id` is one segment and `*` every other page, to the files it needs. */
type PageFiles = Readonly<Record<string, readonly string[]>>;

/** Reads the list that the build wrote (frontend/vite/preload-pages.ts); empty if there is none. */
export function readPageFiles(root: string): PageFiles {
  const list = join(root, '.vite/pages.json');
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as PageFiles) : {};
}

function matchesRoute(page: string, path: string): boolean {
  const parts = path.split('/');
  const wanted = page.split('/');
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) => (part.startsWith('$') ? parts[index] !== '' : part === parts[index]))
  );
}

/** Returns tags that preload the files of the page at a path, in parallel with those of the application. */
export function preloadTags(pages: PageFiles, path: string, nonce: string): string[] {
  const page = Object.keys(pages).find((each) => matchesRoute(each, path)) ?? '*';
  return (pages[page] ?? []).map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="/${file}" nonce="${nonce}">`
      : `<link rel="modulepreload" crossorigin href="/${file}" nonce="${nonce}">`,
  );
}
