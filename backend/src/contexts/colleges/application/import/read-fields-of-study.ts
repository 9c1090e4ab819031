import { FieldsOfStudy } from '../../domain/import/fields-of-study';
import type { ImportProgress } from './import-progress';
import type { OfficialFiles } from './ports/official-files';
import type { MajorsOrigin } from './ports/catalogue';
import { UnusableFile } from '../../domain/catalogue/errors';
import { parseReleaseDate } from '../../domain/import/release';

export interface FieldsFile {
  readonly fields: FieldsOfStudy;
  readonly origin: Omit<MajorsOrigin, 'at'>;
}

/**
 * Reads the field-of-study file row by row and keeps the majors of each institution.
 * @throws UnreachableFile, UnusableFile
 */
export async function readFieldsOfStudy(
  files: OfficialFiles,
  from: string,
  onProgress: (progress: ImportProgress) => void = () => {},
): Promise<FieldsFile> {
  const file = await files.open(from, 'fields', (bytes, totalBytes) =>
    onProgress({ doing: 'fetching', bytes, totalBytes, rows: 0 }),
  );
  try {
    let fields: FieldsOfStudy | null = null;
    let rowsRead = 0;
    for await (const { columns, rows, bytesRead } of file.chunks()) {
      fields ??= new FieldsOfStudy(columns);
      for (const cells of rows) fields.add(cells);
      rowsRead += rows.length;
      onProgress({ doing: 'reading', bytes: bytesRead, totalBytes: file.bytes, rows: rowsRead });
    }
    if (fields === null || fields.listInstitutions().length === 0) throw new UnusableFile('The file has no programs.');
    const release = file.names.map(parseReleaseDate).find((date) => date !== null) ?? null;
    return { fields, origin: { fileName: file.names.join(': '), sha256: file.sha256(), release, rowsRead } };
  } finally {
    await file.close();
  }
}
