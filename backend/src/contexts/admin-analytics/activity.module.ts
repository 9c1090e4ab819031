import { Module } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { ChooseConsent, DeleteActivity } from './application/activity/change-activity';
import { EndStudentActivity } from './application/activity/end-student-activity';
import { ActivityLog, ActivityPeople, Consents } from './application/activity/ports/activity-log';
import { ShowActivity } from './application/activity/show-activity';
import { ActivityController } from './infrastructure/activity/activity.controller';
import { ContextsActivityPeople } from './infrastructure/activity/contexts-activity-people';
import { EndActivityWhenRoleChanged } from './infrastructure/activity/end-activity-when-role-changed';
import { SqlActivityLog } from './infrastructure/activity/sql-activity-log';
import { TypeormConsents } from './infrastructure/activity/typeorm-consents';

/** Lets a student see and choose what colleges can know about them. */
@Module({
  imports: [IdentityModule, CollegesModule],
  controllers: [ActivityController],
  providers: [
    ShowActivity,
    ChooseConsent,
    DeleteActivity,
    EndStudentActivity,
    EndActivityWhenRoleChanged,
    { provide: ActivityLog, useClass: SqlActivityLog },
    { provide: Consents, useClass: TypeormConsents },
    { provide: ActivityPeople, useClass: ContextsActivityPeople },
  ],
  exports: [Consents],
})
export class ActivityModule {}
