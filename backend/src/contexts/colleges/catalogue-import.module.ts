import { Module, type Provider } from '@nestjs/common';
import { ImportColleges } from './application/import/import-colleges';
import { Catalogue, StarterTable } from './application/import/ports/catalogue';
import { OfficialFiles } from './application/import/ports/official-files';
import { PrepareCatalogue } from './application/import/prepare-catalogue';
import {
  BuiltInStarterTable,
  ImportOfficialColleges,
  PrepareCatalogueAtStart,
} from './infrastructure/import/fill-catalogue-at-start';
import { PostgresCatalogue } from './infrastructure/import/postgres-catalogue';
import { ScorecardFiles } from './infrastructure/import/scorecard-download';

const useCases = [ImportColleges, PrepareCatalogue];

const adapters: Provider[] = [
  { provide: Catalogue, useClass: PostgresCatalogue },
  { provide: OfficialFiles, useClass: ScorecardFiles },
  { provide: StarterTable, useClass: BuiltInStarterTable },
];

/** Imports the official files into the catalog. */
@Module({
  providers: [...useCases, ...adapters, PrepareCatalogueAtStart, ImportOfficialColleges],
  exports: [ImportColleges, PrepareCatalogue],
})
export class CatalogueImportModule {}
