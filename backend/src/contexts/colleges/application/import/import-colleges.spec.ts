import { Clock } from '../../../../shared/application/clock';
import { MissingColumns, TooFewColleges, UnknownRelease, UnreachableFile } from '../../domain/catalogue/errors';
import { ImportColleges } from './import-colleges';
import type { ImportProgress } from './import-progress';
import { aFederalRow } from '../catalogue/testing/a-college';
import { InMemoryFiles } from './testing/in-memory-files';
import { InMemoryCatalogue } from './testing/in-memory-catalogue';

const FILE = 'Most-Recent-Cohorts-Institution_05192025.csv';
const row = (changes: Record<string, string>) => ({ ...aFederalRow, ...changes });
const rows = [
  row({ UNITID: '1', INSTNM: 'Hope College' }),
  row({ UNITID: '102368', INSTNM: 'Troy University' }),
  row({ UNITID: '10236801', INSTNM: 'Troy University-Dothan' }),
  row({ UNITID: '9', CURROPER: '0' }),
];

describe('importing the Scorecard', () => {
  const files = new InMemoryFiles().put(FILE, rows);
  let catalogue: InMemoryCatalogue;
  let importColleges: ImportColleges;

  beforeEach(() => {
    catalogue = new InMemoryCatalogue();
    let now = 0;
    const clock: Clock = { now: () => new Date((now += 500)) };
    importColleges = new ImportColleges(files, catalogue, clock);
  });
  afterEach(() => expect(files.unclosed).toBe(0));

  it('returns the counts of its changes', async () => {
    expect(await importColleges.execute({ from: FILE })).toEqual({
      read: 4,
      added: 3,
      changed: 0,
      unchanged: 0,
      leftOut: 1,
      branches: 1,
      release: '2025-05-19',
      seconds: 1,
    });
    expect(catalogue.colleges.map(({ name }) => name)).toEqual([
      'Hope College',
      'Troy University',
      'Troy University-Dothan',
    ]);
  });

  it('changes nothing when the file is imported again', async () => {
    await importColleges.execute({ from: FILE });
    expect(await importColleges.execute({ from: FILE })).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
  });

  it('stores the origin of the colleges', async () => {
    await importColleges.execute({ from: FILE, release: '2019-11-01' });
    expect(catalogue.origins).toMatchObject([
      { source: 'scorecard', fileName: FILE, sha256: 'abc', release: '2019-11-01', rowsRead: 4 },
    ]);
  });

  it('stores an unknown release as such, unless it is required', async () => {
    files.put('colleges.csv', rows);
    await expect(importColleges.execute({ from: 'colleges.csv', requireRelease: true })).rejects.toThrow(
      UnknownRelease,
    );
    expect(catalogue.colleges).toEqual([]);
    expect(await importColleges.execute({ from: 'colleges.csv' })).toMatchObject({ release: null, added: 3 });
    const named = { from: 'colleges.csv', requireRelease: true, release: '2025-05-19' };
    expect(await importColleges.execute(named)).toMatchObject({ release: '2025-05-19' });
  });

  it('reports its progress', async () => {
    const result: ImportProgress[] = [];
    await importColleges.execute({ from: FILE, onProgress: (progress) => result.push(progress) });
    expect(result[0]).toEqual({ doing: 'fetching', bytes: 10, totalBytes: 10, rows: 0 });
    expect(result.at(-1)).toEqual({ doing: 'reading', bytes: 400, totalBytes: 400, rows: 4 });
  });

  it('reads more precise majors from the field-of-study file', async () => {
    files.put('fields.csv', [{ UNITID: '1', CIPCODE: '5138', CREDLEV: '3' }]);
    await importColleges.execute({ from: FILE, fields: 'fields.csv' });
    expect(catalogue.colleges[0]?.majors).toEqual({ names: ['Nursing'], source: 'fields' });
    expect(catalogue.colleges[1]?.majors).toMatchObject({ names: ['Biology', 'History'], source: 'families' });
  });

  it.each([
    ['that is not there', 'nowhere.csv', [], UnreachableFile],
    ['of another kind', 'other.csv', [{ name: 'Hope' }], MissingColumns],
    ['with far fewer colleges than are known', 'short.csv', rows.slice(0, 1), TooFewColleges],
  ])('changes nothing for a file %s', async (_kind, from, content, refusal) => {
    await importColleges.execute({ from: FILE });
    if (content.length > 0) files.put(from, content as Record<string, string>[]);
    await expect(importColleges.execute({ from })).rejects.toThrow(refusal);
    expect(catalogue.colleges).toHaveLength(3);
  });

  it('imports a file with far fewer colleges if forced', async () => {
    await importColleges.execute({ from: FILE });
    files.put('short.csv', rows.slice(0, 1));
    expect(await importColleges.execute({ from: 'short.csv', force: true })).toMatchObject({ unchanged: 1 });
  });
});
