import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '../src');
const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, code: readFileSync(join(SOURCES, file), 'utf8') }));

/** `@throws` with everything up to the next tag or the end of the comment. */
const THROWS = /@throws ([^@]*?)(?=@|\*\/)/g;
/** Two capital letters: the names of errors, and no first words of sentences. */
const ERROR_NAME = /\b[A-Z][a-z]+[A-Z]\w*\b/g;
const CLASS = /class (\w+)/g;

const matches = (pattern: RegExp, code: string): string[] =>
  [...code.matchAll(pattern)].map(([all, one]) => one ?? all);

describe('comments', () => {
  it('name only errors that exist after @throws', () => {
    const classes = new Set(FILES.flatMap(({ code }) => matches(CLASS, code)));
    const unknown = FILES.flatMap(({ file, code }) =>
      matches(THROWS, code)
        .flatMap((text) => matches(ERROR_NAME, text))
        .filter((name) => !classes.has(name))
        .map((name) => `${file}: ${name}`),
    );

    expect(unknown).toEqual([]);
  });
});
