import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { ImportProgress } from './import-progress';
import { type BusyPolicy, Catalogue, type MajorsCounts } from './ports/catalogue';
import { OfficialFiles, OfficialSources } from './ports/official-files';
import { readFieldsOfStudy } from './read-fields-of-study';

export interface ImportFieldsInput {
  /** Path or URL of the field-of-study file; default: the configured source. */
  readonly from?: string;
  readonly ifBusy?: BusyPolicy;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface ImportFieldsResult extends MajorsCounts {
  /** Programs in the file. */
  readonly read: number;
  readonly seconds: number;
}

/**
 * Imports the majors of all colleges from the field-of-study file, in one transaction. Importing a file again changes
 * nothing.
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
  async execute({ from, ifBusy, onProgress }: ImportFieldsInput = {}): Promise<ImportFieldsResult> {
    const started = this.clock.now();
    const location = from ?? (await this.sources.find('fields'));
    const { fields, origin } = await readFieldsOfStudy(this.files, location, onProgress);
    const counts = await this.catalogue.update(
      (draft) => draft.mergeMajors(fields, { ...origin, at: this.clock.now() }),
      ifBusy,
    );
    return { read: origin.rowsRead, ...counts, seconds: (this.clock.now().getTime() - started.getTime()) / 1_000 };
  }
}
