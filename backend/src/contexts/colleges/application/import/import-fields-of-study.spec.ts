import { UnreachableFile, UnusableFile } from '../../domain/catalogue/errors';
import { aFederalRow } from '../catalogue/testing/a-college';
import { ImportColleges } from './import-colleges';
import { ImportFieldsOfStudy } from './import-fields-of-study';
import type { ImportProgress } from './import-progress';
import { OfficialSources } from './ports/official-files';
import { InMemoryCatalogue } from './testing/in-memory-catalogue';
import { InMemoryFiles } from './testing/in-memory-files';

class ConfiguredFile extends OfficialSources {
  async find(): Promise<string> {
    return 'fields_06102026.csv';
  }
}

describe('importing the field-of-study file', () => {
  const files = new InMemoryFiles()
    .put('institutions_05192025.csv', [
      { ...aFederalRow, UNITID: '1' },
      { ...aFederalRow, UNITID: '2' },
    ])
    .put('fields_06102026.csv', [
      { UNITID: '1', CONTROL: 'Public', CIPCODE: '5138', CREDLEV: '3', EARN_MDN_4YR: 'PS' },
      { UNITID: 'NA', CONTROL: 'Foreign', CIPCODE: '0109', CREDLEV: '5', EARN_MDN_4YR: 'NA' },
    ])
    .put('fields_05192025.csv', [{ UNITID: '1', CIPCODE: '1107', CREDLEV: '3', EARN_MDN_5YR: '50000' }])
    .put('fields_older_05192024.csv', [{ UNITID: '1', CIPCODE: '4506', CREDLEV: '3', EARN_MDN_4YR: '1' }]);
  let catalogue: InMemoryCatalogue;
  let importFields: ImportFieldsOfStudy;

  beforeEach(async () => {
    catalogue = new InMemoryCatalogue();
    let now = 0;
    const clock = { now: () => new Date((now += 500)) };
    importFields = new ImportFieldsOfStudy(files, new ConfiguredFile(), catalogue, clock);
    await new ImportColleges(files, catalogue, clock).execute({ from: 'institutions_05192025.csv' });
  });
  afterEach(() => expect(files.unclosed).toBe(0));

  it('replaces the groups of majors of the colleges in it', async () => {
    const release = '2026-06-10';
    const counts = { changed: 1, unchanged: 0, leftOut: 0 };
    const programs = { parts: ['main'], hasMain: true, added: 1, changed: 0, removed: 0, unchanged: 0, leftOut: 0 };
    expect(await importFields.execute()).toEqual({ read: 2, release, ...counts, programs, seconds: 1 });
    expect(catalogue.colleges.map(({ majors }) => majors?.names)).toEqual([['Nursing'], ['Biology', 'History']]);
    expect(catalogue.majorsOrigins).toMatchObject([
      { fileName: 'fields_06102026.csv', release: '2026-06-10', sha256: 'abc', rowsRead: 2 },
    ]);
    expect(await importFields.execute()).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it.each([
    ['fields_05192025.csv', 'fields_06102026.csv'],
    ['fields_06102026.csv', 'fields_05192025.csv'],
  ])('takes the majors from the newest file, whatever was imported first: %s, %s', async (...locations) => {
    for (const from of locations) await importFields.execute({ from });
    expect(catalogue.colleges[0]!.majors?.names).toEqual(['Nursing']);
    expect(await importFields.execute()).toMatchObject({
      changed: 0,
      programs: { added: 0, changed: 0, unchanged: 1 },
    });
  });

  it('imports nothing from an older release', async () => {
    await importFields.execute();
    const older = await importFields.execute({ from: 'fields_older_05192024.csv' });
    expect(older).toMatchObject({
      changed: 0,
      programs: { parts: [], hasMain: true, added: 0, changed: 0, removed: 0 },
    });
    expect(catalogue.colleges[0]!.majors?.names).toEqual(['Nursing']);
  });

  it('accepts the date of the release', async () => {
    const from = 'fields_older_05192024.csv';
    expect(await importFields.execute({ from, release: '2026-09-01' })).toMatchObject({ release: '2026-09-01' });
  });

  it('isn’t awaited after an import of both files', async () => {
    const importColleges = new ImportColleges(files, catalogue, { now: () => new Date(0) });
    const both = { from: 'institutions_05192025.csv', fields: 'fields_06102026.csv' };
    expect(await importColleges.execute(both)).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await catalogue.awaitsMajors()).toBe(false);
  });

  it('reports its progress', async () => {
    const reported: ImportProgress[] = [];
    await importFields.execute({ onProgress: (progress) => reported.push(progress) });
    expect(reported[0]).toMatchObject({ doing: 'fetching' });
    expect(reported.at(-1)).toEqual({ doing: 'reading', bytes: 200, totalBytes: 200, rows: 2 });
  });

  it.each([
    ['that is missing', 'nowhere.csv', [], UnreachableFile],
    ['without programs of colleges', 'foreign.csv', [{ UNITID: 'NA', CIPCODE: '1107', CREDLEV: '3' }], UnusableFile],
    ['with colleges instead of programs', 'colleges.csv', [{ UNITID: '1', INSTNM: 'Hope' }], UnusableFile],
  ])('changes nothing for a file %s', async (_kind, from, rows: Record<string, string>[], refusal) => {
    if (rows.length > 0) files.put(from, rows);
    await expect(importFields.execute({ from })).rejects.toThrow(refusal);
    expect(await catalogue.awaitsMajors()).toBe(true);
  });
});
