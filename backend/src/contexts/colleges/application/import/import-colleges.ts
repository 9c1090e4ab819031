import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { type FederalRow, FederalTable } from '../../domain/import/federal-table';
import { FieldsOfStudy } from '../../domain/import/fields-of-study';
import { UnknownRelease } from '../../domain/catalogue/errors';
import { recognizeRelease, THRESHOLD_COLUMN } from '../../domain/import/release';
import { ImportTally } from '../../domain/import/import-tally';
import { Catalogue, type MergeCounts } from './ports/catalogue';
import { type OfficialFile, OfficialFiles } from './ports/official-files';

export interface ImportProgress {
  readonly doing: 'fetching' | 'reading';
  readonly bytes: number;
  readonly totalBytes: number | null;
  readonly rows: number;
}

export interface ImportCollegesInput {
  /** Path or URL of the institution-level file. */
  readonly from: string;
  /** Path or URL of the field-of-study file, which lists majors more precisely. */
  readonly fields?: string;
  /** YYYY-MM-DD; default: recognized by the name or the content of the file. */
  readonly release?: string;
  /** Refuses a file whose release isn't recognized. */
  readonly requireRelease?: boolean;
  /** Also imports a file with far fewer colleges than the catalog. */
  readonly force?: boolean;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface ImportResult extends MergeCounts {
  readonly read: number;
  /** Closed institutions, and rows that can't be used. */
  readonly leftOut: number;
  readonly branches: number;
  readonly release: string | null;
  readonly seconds: number;
}

/** Imports the Scorecard into the catalog in one transaction. */
@UseCase()
export class ImportColleges {
  constructor(
    private readonly files: OfficialFiles,
    private readonly catalogue: Catalogue,
    private readonly clock: Clock,
  ) {}

  /** @throws UnreachableFile, UnusableFile, UnknownRelease, ImportIsRunning */
  async execute(input: ImportCollegesInput): Promise<ImportResult> {
    const started = this.clock.now();
    const fields = input.fields === undefined ? null : await this.#fieldsOfStudy(input.fields);
    const file = await this.files.open(input.from, (bytes, totalBytes) =>
      input.onProgress?.({ doing: 'fetching', bytes, totalBytes, rows: 0 }),
    );
    try {
      const merged = await this.#merge(file, fields, input);
      return { ...merged, seconds: (this.clock.now().getTime() - started.getTime()) / 1_000 };
    } finally {
      await file.close();
    }
  }

  #merge(file: OfficialFile, fields: FieldsOfStudy | null, input: ImportCollegesInput) {
    const { release, requireRelease, force, onProgress } = input;
    return this.catalogue.update(async (draft) => {
      const count = await draft.count();
      const tally = new ImportTally();
      let table: FederalTable | undefined;

      for await (const { columns, rows, bytesRead } of file.chunks()) {
        const federalTable = (table ??= new FederalTable(columns));
        await draft.stage(tally.add(rows.map((cells) => withMajorsFromFields(federalTable.parseRow(cells), fields))));
        onProgress?.({ doing: 'reading', bytes: bytesRead, totalBytes: file.bytes, rows: tally.read });
      }
      tally.assertPlausibleCount(force ? 0 : count);

      const hasThresholds = table?.hasColumn(THRESHOLD_COLUMN) === true;
      const releaseDate = release ?? recognizeRelease({ names: file.names, rows: tally.read, hasThresholds });
      if (releaseDate === null && requireRelease) throw new UnknownRelease();
      const counts = await draft.merge({
        source: 'scorecard',
        fileName: file.names.join(': '),
        sha256: file.sha256(),
        release: releaseDate,
        at: this.clock.now(),
        rowsRead: tally.read,
      });
      return {
        read: tally.read,
        ...counts,
        leftOut: tally.skippedRows,
        branches: tally.branches,
        release: releaseDate,
      };
    });
  }

  async #fieldsOfStudy(from: string): Promise<FieldsOfStudy | null> {
    const file = await this.files.open(from);
    try {
      let fields: FieldsOfStudy | null = null;
      for await (const { columns, rows } of file.chunks()) {
        fields ??= new FieldsOfStudy(columns);
        for (const cells of rows) fields.add(cells);
      }
      return fields;
    } finally {
      await file.close();
    }
  }
}

function withMajorsFromFields(row: FederalRow, fields: FieldsOfStudy | null): FederalRow {
  if (!('college' in row)) return row;
  const names = fields?.findMajors(row.college.ipedsId);
  return names ? { college: { ...row.college, majors: { names, source: 'fields' } } } : row;
}
