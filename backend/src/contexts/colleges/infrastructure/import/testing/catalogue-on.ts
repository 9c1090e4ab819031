import {
  closeBeforeDropping,
  freshDatabaseUrl,
  createPatientPool,
  unitOfWorkOn,
  testSettings,
} from '../../../../../../test/support/database';
import type { CollegeChunk } from '../../../application/import/ports/catalogue';
import { ImportColleges } from '../../../application/import/import-colleges';
import { ImportFieldsOfStudy } from '../../../application/import/import-fields-of-study';
import { PrepareCatalogue } from '../../../application/import/prepare-catalogue';
import type { FederalCollege } from '../../../domain/catalogue/federal-college';
import { BuiltInStarterTable } from '../fill-catalogue-at-start';
import { ScorecardFiles } from '../scorecard-download';
import { ConfiguredSources } from '../official-sources';
import { PostgresCatalogue } from '../postgres-catalogue';
import { SqlProgramReader } from '../../programs/sql-program-reader';
import { createReaders, type ReaderSource } from '../../directory/testing/reader-sources';

const clock = { now: () => new Date() };

/**
 * Creates the catalog on a fresh database, wired as in the module.
 * @param source where the readers read
 */
export async function createCatalogueOnFreshDatabase(source: ReaderSource = 'the database') {
  const settings = testSettings(await freshDatabaseUrl());
  const db = await createPatientPool(settings);
  closeBeforeDropping(() => db.destroy());
  const session = unitOfWorkOn(db);
  const catalogue = new PostgresCatalogue(settings, session);
  const change = (chunk: CollegeChunk) =>
    catalogue.update(async (draft) => {
      await draft.stage(chunk);
      return draft.merge({
        source: 'scorecard',
        fileName: 'few.csv',
        sha256: null,
        release: null,
        at: new Date(),
        rowsRead: chunk.colleges.length,
      });
    });
  return {
    db,
    catalogue,
    change,
    bringIn: (...colleges: FederalCollege[]) => change({ colleges, closed: [] }),
    programs: new SqlProgramReader(session),
    ...createReaders(source, { session, db, settings }),
    prepareCatalogue: new PrepareCatalogue(catalogue, new BuiltInStarterTable(), clock),
    importColleges: new ImportColleges(new ScorecardFiles(), catalogue, clock),
    importFields: new ImportFieldsOfStudy(
      new ScorecardFiles(),
      new ConfiguredSources(settings, clock),
      catalogue,
      clock,
    ),
  };
}
