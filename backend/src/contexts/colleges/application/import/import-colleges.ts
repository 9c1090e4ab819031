import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { type FederalRow, FederalTable } from '../../domain/import/federal-table';
import type { FieldsOfStudy } from '../../domain/import/fields-of-study';
import { UnknownRelease } from '../../domain/catalogue/errors';
import { recognizeRelease, THRESHOLD_COLUMN } from '../../domain/import/release';
import { ImportTally } from '../../domain/import/import-tally';
import type { ImportProgress } from './import-progress';
import { Catalogue, type MergeCounts } from './ports/catalogue';
import { type OfficialFile, OfficialFiles } from './ports/official-files';
import { mergeFieldsOfStudy, readFieldsOfStudy } from './read-fields-of-study';

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

/** The colleges that are staged together. */
const BATCH_SIZE = 250;

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
    const fieldsFile = input.fields === undefined ? null : await this.files.open(input.fields, 'fields');
    try {
      const merged = await this.#mergeFiles(fieldsFile, input);
      return { ...merged, seconds: (this.clock.now().getTime() - started.getTime()) / 1_000 };
    } finally {
      await fieldsFile?.close();
    }
  }

  async #mergeFiles(fieldsFile: OfficialFile | null, input: ImportCollegesInput) {
    const file = await this.files.open(input.from, 'institutions', (bytes, totalBytes) =>
      input.onProgress?.({ doing: 'fetching', bytes, totalBytes, rows: 0 }),
    );
    try {
      return await this.#merge(file, fieldsFile, input);
    } finally {
      await file.close();
    }
  }

  #merge(file: OfficialFile, fieldsFile: OfficialFile | null, input: ImportCollegesInput) {
    const { release, requireRelease, force, onProgress } = input;
    return this.catalogue.update(async (draft) => {
      const count = await draft.count();
      const fields = fieldsFile && (await readFieldsOfStudy(fieldsFile, draft));
      const tally = new ImportTally();
      let table: FederalTable | undefined;
      let batch: FederalRow[] = [];
      const stageBatch = async (): Promise<void> => {
        await draft.stage(tally.add(batch));
        batch = [];
      };

      for await (const { columns, rows, bytesRead } of file.chunks()) {
        const federalTable = (table ??= new FederalTable(columns));
        for (const cells of rows) batch.push(withMajorsFromFields(federalTable.parseRow(cells), fields?.fields));
        if (batch.length < BATCH_SIZE) continue;
        await stageBatch();
        onProgress?.({ doing: 'reading', bytes: bytesRead, totalBytes: file.bytes, rows: tally.read });
      }
      await stageBatch();
      onProgress?.({ doing: 'reading', bytes: file.bytes, totalBytes: file.bytes, rows: tally.read });
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
      const majors = fields && (await mergeFieldsOfStudy(draft, fields, this.clock.now()));
      return {
        read: tally.read,
        ...counts,
        changed: counts.changed + (majors?.changed ?? 0),
        leftOut: tally.skippedRows,
        branches: tally.branches,
        release: releaseDate,
      };
    });
  }
}

function withMajorsFromFields(row: FederalRow, fields: FieldsOfStudy | undefined): FederalRow {
  if (!('college' in row)) return row;
  const names = fields?.findMajors(row.college.ipedsId);
  return names ? { college: { ...row.college, majors: { names, source: 'fields' } } } : row;
}
