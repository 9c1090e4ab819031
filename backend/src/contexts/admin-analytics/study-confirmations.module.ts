import { Module } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { MentorshipModule } from '../mentorship';
import { MessagingModule } from '../messaging';
import { AlumniListModule } from './alumni-list.module';
import { AskAlumniToConfirm } from './application/study-confirmations/ask-alumni-to-confirm';
import { OwnStudyConfirmations } from './application/study-confirmations/own-study-confirmations';
import { ConfirmationPeople, StudyConfirmations } from './application/study-confirmations/ports/study-confirmations';
import { ContextsConfirmationPeople } from './infrastructure/study-confirmations/contexts-confirmation-people';
import { SqlStudyConfirmations } from './infrastructure/study-confirmations/sql-study-confirmations';
import { StudyConfirmationJobs } from './infrastructure/study-confirmations/study-confirmation-jobs';
import {
  AskAlumniController,
  StudyConfirmationsController,
} from './infrastructure/study-confirmations/study-confirmations.controller';
import { MembershipsModule } from './memberships.module';

/** Colleges ask alumni who registered themselves to confirm that they studied there. */
@Module({
  imports: [IdentityModule, MentorshipModule, MessagingModule, CollegesModule, MembershipsModule, AlumniListModule],
  controllers: [AskAlumniController, StudyConfirmationsController],
  providers: [
    AskAlumniToConfirm,
    OwnStudyConfirmations,
    { provide: StudyConfirmations, useClass: SqlStudyConfirmations },
    { provide: ConfirmationPeople, useClass: ContextsConfirmationPeople },
    StudyConfirmationJobs,
  ],
})
export class StudyConfirmationsModule {}
