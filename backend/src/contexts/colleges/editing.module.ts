import { Module, type Provider } from '@nestjs/common';
import { EditCollege } from './application/editing/edit-college';
import { ShowCollegeProfile } from './application/editing/own-profile';
import { CollegeProfiles } from './application/editing/ports/college-profiles';
import { RevertChange } from './application/editing/revert-change';
import { DirectoryModule } from './directory.module';
import { CollegeHistoryController } from './infrastructure/editing/college-history.controller';
import { TypeormCollegeProfiles } from './infrastructure/editing/typeorm-college-profiles';
import { PeopleModule } from './people.module';

const useCases = [EditCollege, RevertChange, ShowCollegeProfile];

const adapters: Provider[] = [{ provide: CollegeProfiles, useClass: TypeormCollegeProfiles }];

/** Changes that administrators make to the profile of their college, and the history of these changes. */
@Module({
  imports: [DirectoryModule, PeopleModule],
  controllers: [CollegeHistoryController],
  providers: [...useCases, ...adapters],
  exports: useCases,
})
export class EditingModule {}
