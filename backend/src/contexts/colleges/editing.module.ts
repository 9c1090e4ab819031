import { Module, type Provider } from '@nestjs/common';
import { EditCollege } from './application/editing/edit-college';
import { CollegeHistory } from './application/editing/ports/college-history';
import { CollegeProfiles } from './application/editing/ports/college-profiles';
import { CollegeHistoryController } from './infrastructure/editing/college-history.controller';
import { SqlCollegeHistory } from './infrastructure/editing/sql-college-history';
import { SqlCollegeProfiles } from './infrastructure/editing/sql-college-profiles';

const useCases = [EditCollege];

const adapters: Provider[] = [
  { provide: CollegeProfiles, useClass: SqlCollegeProfiles },
  { provide: CollegeHistory, useClass: SqlCollegeHistory },
];

/** Changes of administrators to the profile of their college, and their history. */
@Module({
  controllers: [CollegeHistoryController],
  providers: [...useCases, ...adapters],
  exports: [EditCollege],
})
export class EditingModule {}
