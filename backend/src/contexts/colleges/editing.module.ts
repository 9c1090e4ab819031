import { Module, type Provider } from '@nestjs/common';
import { EditCollege } from './application/editing/edit-college';
import { CollegeProfiles } from './application/editing/ports/college-profiles';
import { CollegeHistoryController } from './infrastructure/editing/college-history.controller';
import { SqlCollegeProfiles } from './infrastructure/editing/sql-college-profiles';

const useCases = [EditCollege];

const adapters: Provider[] = [{ provide: CollegeProfiles, useClass: SqlCollegeProfiles }];

/** Changes of administrators to the profile of their college, and their history. */
@Module({
  controllers: [CollegeHistoryController],
  providers: [...useCases, ...adapters],
  exports: [EditCollege],
})
export class EditingModule {}
