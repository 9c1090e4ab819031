import { Injectable } from '@nestjs/common';
import { ImportColleges, type ImportCollegesInput, type ImportResult } from './application/import/import-colleges';

export type { ImportResult } from './application/import/import-colleges';

/** The catalog, as operators change it on the command line. */
@Injectable()
export class CollegeOperatorFacade {
  constructor(private readonly importColleges: ImportColleges) {}

  /**
   * Imports the official file into the catalog in one transaction.
   * @throws DomainError with a message for the operator
   */
  importOfficialFile(input: ImportCollegesInput): Promise<ImportResult> {
    return this.importColleges.execute(input);
  }
}
