import { Module, type Provider } from '@nestjs/common';
import { ImportColleges } from './application/import-colleges';
import { CollegeReader } from './application/ports/college-reader';
import { Catalogue } from './application/ports/catalogue';
import { OfficialFiles } from './application/ports/official-files';
import { StarterTable } from './application/ports/starter-table';
import { PrepareCatalogue } from './application/prepare-catalogue';
import { CollegesFacade } from './colleges.facade';
import { BuiltInStarterTable } from './infrastructure/catalogue/built-in-starter-table';
import { ImportOfficialColleges } from './infrastructure/events/import-official-colleges';
import { PrepareCatalogueAtStart } from './infrastructure/events/prepare-catalogue-at-start';
import { ScorecardFiles } from './infrastructure/files/scorecard-files';
import { CollegesController } from './infrastructure/http/colleges.controller';
import { PostgresCatalogue } from './infrastructure/persistence/postgres-catalogue';
import { SqlCollegeReader } from './infrastructure/persistence/sql-college-reader';

const useCases = [PrepareCatalogue, ImportColleges];

const adapters: Provider[] = [
  { provide: Catalogue, useClass: PostgresCatalogue },
  { provide: CollegeReader, useClass: SqlCollegeReader },
  { provide: OfficialFiles, useClass: ScorecardFiles },
  { provide: StarterTable, useClass: BuiltInStarterTable },
];

@Module({
  controllers: [CollegesController],
  providers: [...useCases, ...adapters, PrepareCatalogueAtStart, ImportOfficialColleges, CollegesFacade],
  exports: [CollegesFacade],
})
export class CollegesModule {}
