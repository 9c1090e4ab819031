import { UseCase } from '../../../../shared/application/use-case';
import { CollegeNotFound } from '../../domain/alumni-import/errors';
import { KnownColleges } from '../memberships/ports/known-colleges';
import { type AlumniFile, ImportAlumni } from './import-alumni';
import type { ImportResult } from './ports/alumni-imports';
import type { ImportProgress } from './ports/progress-reports';

export interface OperatorImport {
  readonly collegeId: number;
  readonly file: AlumniFile;
  readonly isDryRun: boolean;
  readonly onProgress: (progress: ImportProgress) => void;
}

/** The operator imports a file for a college, with more rows than an administrator can upload. */
@UseCase()
export class ImportAlumniByOperator {
  constructor(
    private readonly colleges: KnownColleges,
    private readonly importAlumni: ImportAlumni,
  ) {}

  /** @throws CollegeNotFound, ImportRefused, ImportTooLarge, ImportIsRunning */
  async execute(input: OperatorImport): Promise<ImportResult> {
    if (!(await this.colleges.exists(input.collegeId))) throw new CollegeNotFound(input.collegeId);
    return this.importAlumni.importForCollege(input);
  }
}
