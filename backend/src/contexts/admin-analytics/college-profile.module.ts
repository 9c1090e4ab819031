import { Module } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { ProfileHistory } from './application/college-profile/ports/profile-history';
import { ShowProfileHistory } from './application/college-profile/show-profile-history';
import { CatalogueProfileHistory } from './infrastructure/college-profile/catalogue-profile-history';
import { CollegeProfileHistoryController } from './infrastructure/college-profile/college-profile-history.controller';
import { CollegeProfileController } from './infrastructure/college-profile/college-profile.controller';
import { MembershipsModule } from './memberships.module';

/** The profile of an administrator's own college: reading, editing, history, reverting. */
@Module({
  imports: [CollegesModule, MembershipsModule],
  controllers: [CollegeProfileController, CollegeProfileHistoryController],
  providers: [ShowProfileHistory, { provide: ProfileHistory, useClass: CatalogueProfileHistory }],
})
export class CollegeProfileModule {}
