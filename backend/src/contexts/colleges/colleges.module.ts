import { Module, type Provider } from '@nestjs/common';
import { EditCollege } from './application/edit-college';
import { ImportColleges } from './application/import-colleges';
import { CollegeHistory } from './application/ports/college-history';
import { CollegeProfiles } from './application/ports/college-profiles';
import { CollegeReader } from './application/ports/college-reader';
import { DirectoryReader } from './application/ports/directory-reader';
import { Catalogue } from './application/ports/catalogue';
import { OfficialFiles } from './application/ports/official-files';
import { StarterTable } from './application/ports/starter-table';
import { PrepareCatalogue } from './application/prepare-catalogue';
import { CollegesFacade } from './colleges.facade';
import { BuiltInStarterTable } from './infrastructure/catalogue/built-in-starter-table';
import { ImportOfficialColleges } from './infrastructure/events/import-official-colleges';
import { PrepareCatalogueAtStart } from './infrastructure/events/prepare-catalogue-at-start';
import { ScorecardFiles } from './infrastructure/files/scorecard-files';
import { CollegeHistoryController } from './infrastructure/http/college-history.controller';
import { CollegesController } from './infrastructure/http/colleges.controller';
import { DirectoryController } from './infrastructure/http/directory.controller';
import { PostgresCatalogue } from './infrastructure/persistence/postgres-catalogue';
import { SqlCollegeHistory } from './infrastructure/persistence/sql-college-history';
import { SqlCollegeProfiles } from './infrastructure/persistence/sql-college-profiles';
import { SqlCollegeReader } from './infrastructure/persistence/sql-college-reader';
import { SqlDirectoryReader } from './infrastructure/persistence/sql-directory-reader';

const useCases = [PrepareCatalogue, ImportColleges, EditCollege];

const adapters: Provider[] = [
  { provide: Catalogue, useClass: PostgresCatalogue },
  { provide: CollegeReader, useClass: SqlCollegeReader },
  { provide: DirectoryReader, useClass: SqlDirectoryReader },
  { provide: CollegeProfiles, useClass: SqlCollegeProfiles },
  { provide: CollegeHistory, useClass: SqlCollegeHistory },
  { provide: OfficialFiles, useClass: ScorecardFiles },
  { provide: StarterTable, useClass: BuiltInStarterTable },
];

@Module({
  // First what has a path of its own, then what takes an id.
  controllers: [DirectoryController, CollegesController, CollegeHistoryController],
  providers: [...useCases, ...adapters, PrepareCatalogueAtStart, ImportOfficialColleges, CollegesFacade],
  exports: [CollegesFacade],
})
export class CollegesModule {}
