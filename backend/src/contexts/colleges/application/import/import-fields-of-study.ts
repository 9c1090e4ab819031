import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { ImportProgress } from './import-progress';
import { type BusyPolicy, Catalogue } from './ports/catalogue';
import { OfficialFiles, OfficialSources } from './ports/official-files';
import { type FieldsCounts, mergeFieldsOfStudy, readFieldsOfStudy } from './read-fields-of-study';

export interface ImportFieldsInput {
  /** Path or URL of the field-of-study file; default: the configured source. */
  readonly from?: string;
  /** YYYY-MM-DD; default: recognized by the name or the content of the file. */
  readonly release?: string;
  readonly ifBusy?: BusyPolicy;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface ImportFieldsResult extends FieldsCounts {
  /** Programs in the file. */
  readonly read: number;
  /** YYYY-MM-DD, or null if it wasn't recognized. */
  readonly release: string | null;
  readonly seconds: number;
}

/**
 * Imports the programs and the majors of all colleges from the field-of-study file, in one transaction. Importing a file
 * again changes nothing.
 */
@UseCase()
export class ImportFieldsOfStudy {
  constructor(
    private readonly files: OfficialFiles,
    private readonly sources: OfficialSources,
    private readonly catalogue: Catalogue,
    private readonly clock: Clock,
  ) {}

  /** @throws UnreachableFile, UnusableFile, ImportIsRunning */
  async execute({ from, release, ifBusy, onProgress }: ImportFieldsInput = {}): Promise<ImportFieldsResult> {
    const started = this.clock.now();
    const location = from ?? (await this.sources.find('fields'));
    const file = await this.files.open(location, 'fields', (bytes, totalBytes) =>
      onProgress?.({ doing: 'fetching', bytes, totalBytes, rows: 0 }),
    );
    try {
      return await this.catalogue.update(async (draft) => {
        const read = await readFieldsOfStudy(file, draft, { release, onProgress });
        const counts = await mergeFieldsOfStudy(draft, read, this.clock.now());
        const seconds = (this.clock.now().getTime() - started.getTime()) / 1_000;
        return { read: read.origin.rowsRead, release: read.origin.release, ...counts, seconds };
      }, ifBusy);
    } finally {
      await file.close();
    }
  }
}
