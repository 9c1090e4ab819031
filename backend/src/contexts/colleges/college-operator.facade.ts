import { Injectable } from '@nestjs/common';
import { ImportColleges, type ImportCollegesInput, type ImportResult } from './application/import/import-colleges';
import {
  type ImportFieldsInput,
  ImportFieldsOfStudy,
  type ImportFieldsResult,
} from './application/import/import-fields-of-study';
import { MajorsLoading } from './application/import/ports/majors-loading';

export type { ImportResult } from './application/import/import-colleges';
export type { ImportFieldsResult } from './application/import/import-fields-of-study';

/** The catalog, as operators change it on the command line. */
@Injectable()
export class CollegeOperatorFacade {
  constructor(
    private readonly importColleges: ImportColleges,
    private readonly importFields: ImportFieldsOfStudy,
    private readonly majorsLoading: MajorsLoading,
  ) {}

  /**
   * Imports the official file into the catalog in one transaction. Without the field-of-study file, a running server
   * then imports that in the background.
   * @throws DomainError with a message for the operator
   */
  async importOfficialFile(input: ImportCollegesInput): Promise<ImportResult> {
    const result = await this.importColleges.execute(input);
    await this.majorsLoading.request();
    return result;
  }

  /**
   * Imports the programs and majors of colleges from a field-of-study file in one transaction.
   * @throws DomainError with a message for the operator
   */
  importFieldsOfStudy(input: ImportFieldsInput): Promise<ImportFieldsResult> {
    return this.importFields.execute(input);
  }
}
