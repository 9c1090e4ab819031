import { UnusableFile } from '../../domain/catalogue/errors';
import { FieldsOfStudy } from '../../domain/import/fields-of-study';
import { type ImportedProgram, ProgramFile } from '../../domain/import/program-file';
import { recognizeFieldsRelease } from '../../domain/import/release';
import type { ImportProgress } from './import-progress';
import type { CatalogueDraft, MajorsCounts, ProgramCounts, ProgramsOrigin } from './ports/catalogue';
import type { OfficialFile } from './ports/official-files';

/** The programs that are staged together. */
const BATCH_SIZE = 4_000;

interface FieldsFile {
  readonly fields: FieldsOfStudy;
  readonly origin: Omit<ProgramsOrigin, 'at'>;
}

/**
 * Reads the field-of-study file row by row: stages its programs, and keeps the majors of each institution.
 * @param release YYYY-MM-DD; default: recognized by the name or the content of the file
 * @throws UnusableFile
 */
export async function readFieldsOfStudy(
  file: OfficialFile,
  draft: Pick<CatalogueDraft, 'stagePrograms'>,
  {
    release,
    onProgress = () => {},
  }: { readonly release?: string; readonly onProgress?: (progress: ImportProgress) => void } = {},
): Promise<FieldsFile> {
  let fields: FieldsOfStudy | null = null;
  let programs: ProgramFile | null = null;
  let rowsRead = 0;
  const batch: ImportedProgram[] = [];
  for await (const { columns, rows, bytesRead } of file.chunks()) {
    fields ??= new FieldsOfStudy(columns);
    const programFile = (programs ??= new ProgramFile(columns));
    for (const cells of rows) fields.add(cells);
    if (programFile.parts.length > 0) batch.push(...rows.flatMap((cells) => programFile.parseRow(cells) ?? []));
    if (batch.length >= BATCH_SIZE) await draft.stagePrograms(batch.splice(0));
    rowsRead += rows.length;
    onProgress({ doing: 'reading', bytes: bytesRead, totalBytes: file.bytes, rows: rowsRead });
  }
  if (batch.length > 0) await draft.stagePrograms(batch);
  if (fields === null || programs === null || fields.listInstitutions().length === 0) {
    throw new UnusableFile('The file has no programs.');
  }
  const { parts, figures } = programs;
  return {
    fields,
    origin: {
      fileName: file.names.join(': '),
      sha256: file.sha256(),
      release: release ?? recognizeFieldsRelease({ names: file.names, rows: rowsRead }),
      rowsRead,
      parts,
      figures,
    },
  };
}

const NO_MAJORS: MajorsCounts = { changed: 0, unchanged: 0, leftOut: 0 };

export interface FieldsCounts extends MajorsCounts {
  readonly programs: ProgramCounts;
}

/**
 * Merges a file that was read into the catalog. Majors come from the same file as the main part of the programs: a file
 * with the supplement only, or an older one, doesn't change them once there is a main part.
 */
export async function mergeFieldsOfStudy(
  draft: CatalogueDraft,
  { fields, origin }: FieldsFile,
  at: Date,
): Promise<FieldsCounts> {
  const programs = await draft.mergePrograms({ ...origin, at });
  const hasMajors = origin.parts.length === 0 || programs.parts.includes('main') || !programs.hasMain;
  const majors = hasMajors ? await draft.mergeMajors(fields, { ...origin, at }) : NO_MAJORS;
  return { ...majors, programs };
}
