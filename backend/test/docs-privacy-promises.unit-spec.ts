import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rowsOf } from './support/tables-of-tests';

const PAGE = resolve(__dirname, '../../frontend/src/pages/information/legal/ui');
const files = readdirSync(PAGE).filter((name) => name.startsWith('privacy-') && name.endsWith('.tsx'));
const read = (names: string[]): string => names.map((name) => readFileSync(join(PAGE, name), 'utf8')).join('\n');
const page = read(files);
const promises = [...page.matchAll(/data-promise="([^"]+)"/g)].map(([, name]) => name!);
const rows = rowsOf('docs/privacy-promises.md');

describe('the promises of the privacy policy', () => {
  it('are many, each under a name of its own', () => {
    expect(promises.length).toBeGreaterThan(40);
    expect(new Set(promises).size).toBe(promises.length);
  });

  it('have a row each, and each row has a promise', () => {
    expect(rows.map(({ subject }) => subject.replaceAll('`', '')).sort()).toEqual([...promises].sort());
  });

  it.each(rows)('are kept by tests that there are: $subject', ({ faults }) => {
    expect(faults).toEqual([]);
  });

  it('are in every point of a list that says what we do', () => {
    // What someone gives us, and what we use it for, are no promises; all other lists are.
    const points = read(files.filter((name) => name !== 'privacy-collection.tsx')).match(/<li\b[^>]*>/g) ?? [];
    expect(points.length).toBeGreaterThan(20);
    expect(points.filter((point) => !point.includes('data-promise='))).toEqual([]);
  });
});
