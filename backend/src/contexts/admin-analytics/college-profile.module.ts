import { Module } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { CollegeProfileHistoryController } from './infrastructure/college-profile/college-profile-history.controller';
import { CollegeProfileController } from './infrastructure/college-profile/college-profile.controller';
import { MembershipsModule } from './memberships.module';

/** The profile of an administrator's own college: reading, editing, history, reverting. */
@Module({
  imports: [CollegesModule, MembershipsModule],
  controllers: [CollegeProfileController, CollegeProfileHistoryController],
})
export class CollegeProfileModule {}
