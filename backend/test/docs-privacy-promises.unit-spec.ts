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
  it('are more than forty, with unique names', () => {
    expect(promises.length).toBeGreaterThan(40);
    expect(new Set(promises).size).toBe(promises.length);
  });

  it('correspond to the rows of the document', () => {
    expect(rows.map(({ subject }) => subject.replaceAll('`', '')).sort()).toEqual([...promises].sort());
  });

  it.each(rows)('are covered by existing tests: $subject', ({ faults }) => {
    expect(faults).toEqual([]);
  });

  it('mark every item of the lists that state what we do', () => {
    // The lists of collected data and its uses contain no promises; every item of the other lists is one.
    const points = read(files.filter((name) => name !== 'privacy-collection.tsx')).match(/<li\b[^>]*>/g) ?? [];
    expect(points.length).toBeGreaterThan(20);
    expect(points.filter((point) => !point.includes('data-promise='))).toEqual([]);
  });
});
