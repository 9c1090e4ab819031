import { Module, type Provider } from '@nestjs/common';
import { ImportColleges } from './application/import/import-colleges';
import { Catalogue } from './application/import/ports/catalogue';
import { OfficialFiles } from './application/import/ports/official-files';
import { StarterTable } from './application/import/ports/starter-table';
import { PrepareCatalogue } from './application/import/prepare-catalogue';
import { BuiltInStarterTable } from './infrastructure/import/built-in-starter-table';
import { ImportOfficialColleges } from './infrastructure/import/import-official-colleges';
import { PostgresCatalogue } from './infrastructure/import/postgres-catalogue';
import { PrepareCatalogueAtStart } from './infrastructure/import/prepare-catalogue-at-start';
import { ScorecardFiles } from './infrastructure/import/scorecard-files';

const useCases = [ImportColleges, PrepareCatalogue];

const adapters: Provider[] = [
  { provide: Catalogue, useClass: PostgresCatalogue },
  { provide: OfficialFiles, useClass: ScorecardFiles },
  { provide: StarterTable, useClass: BuiltInStarterTable },
];

/** Brings the official files into the catalogue. */
@Module({
  providers: [...useCases, ...adapters, PrepareCatalogueAtStart, ImportOfficialColleges],
  exports: [ImportColleges],
})
export class CatalogueImportModule {}
