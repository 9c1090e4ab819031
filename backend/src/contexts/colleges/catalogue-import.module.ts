import { Module, type Provider } from '@nestjs/common';
import { ImportColleges } from './application/import/import-colleges';
import { ImportFieldsOfStudy } from './application/import/import-fields-of-study';
import { Catalogue, StarterTable } from './application/import/ports/catalogue';
import { MajorsLoading } from './application/import/ports/majors-loading';
import { OfficialFiles, OfficialSources } from './application/import/ports/official-files';
import { PrepareCatalogue } from './application/import/prepare-catalogue';
import {
  BuiltInStarterTable,
  ImportOfficialColleges,
  PrepareCatalogueAtStart,
} from './infrastructure/import/fill-catalogue-at-start';
import { LoadFieldsOfStudy } from './infrastructure/import/load-fields-of-study';
import { ConfiguredSources } from './infrastructure/import/official-sources';
import { PostgresCatalogue } from './infrastructure/import/postgres-catalogue';
import { ScorecardFiles } from './infrastructure/import/scorecard-download';

const useCases = [ImportColleges, ImportFieldsOfStudy, PrepareCatalogue];

const adapters: Provider[] = [
  { provide: Catalogue, useClass: PostgresCatalogue },
  { provide: OfficialFiles, useClass: ScorecardFiles },
  { provide: OfficialSources, useClass: ConfiguredSources },
  { provide: MajorsLoading, useClass: LoadFieldsOfStudy },
  { provide: StarterTable, useClass: BuiltInStarterTable },
];

/** Imports the official files into the catalog. */
@Module({
  providers: [...useCases, ...adapters, PrepareCatalogueAtStart, ImportOfficialColleges],
  exports: [ImportColleges, ImportFieldsOfStudy, MajorsLoading, PrepareCatalogue],
})
export class CatalogueImportModule {}
