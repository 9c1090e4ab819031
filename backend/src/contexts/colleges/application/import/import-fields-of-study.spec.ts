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
    ]);
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
    expect(await importFields.execute()).toEqual({ read: 2, changed: 1, unchanged: 0, leftOut: 0, seconds: 1 });
    expect(catalogue.colleges.map(({ majors }) => majors?.names)).toEqual([['Nursing'], ['Biology', 'History']]);
    expect(catalogue.majorsOrigins).toMatchObject([
      { fileName: 'fields_06102026.csv', release: '2026-06-10', sha256: 'abc', rowsRead: 2 },
    ]);
    expect(await importFields.execute()).toMatchObject({ changed: 0, unchanged: 1 });
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
