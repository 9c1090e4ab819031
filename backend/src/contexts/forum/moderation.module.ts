import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { MentorshipModule } from '../mentorship';
import { MessagingModule } from '../messaging';
import { AnnounceCase, OpenCase, FillMissingCaseSubjects } from './application/moderation/open-case';
import { DecideOnCase } from './application/moderation/decide-on-case';
import { HideContent } from './application/moderation/hide-content';
import { ListCases, ShowCase } from './application/moderation/list-cases';
import { CaseReader, Cases } from './application/moderation/ports/cases';
import { ModerationNotices, People } from './application/moderation/ports/people';
import { FillMissingCaseSubjectsAtStart } from './infrastructure/moderation/fill-missing-case-subjects-at-start';
import { ContextsPeople } from './infrastructure/moderation/contexts-people';
import { MessagingModerationNotices } from './infrastructure/moderation/messaging-moderation-notices';
import { ModerationController } from './infrastructure/moderation/moderation.controller';
import { SqlCaseReader } from './infrastructure/moderation/sql-case-reader';
import { TypeormCases } from './infrastructure/moderation/typeorm-cases';
import { ReportsModule } from './reports.module';

/** Moderation of reports by operators. */
@Module({
  imports: [IdentityModule, MentorshipModule, MessagingModule, ReportsModule],
  controllers: [ModerationController],
  providers: [
    AnnounceCase,
    OpenCase,
    HideContent,
    ListCases,
    ShowCase,
    DecideOnCase,
    FillMissingCaseSubjects,
    { provide: Cases, useClass: TypeormCases },
    { provide: CaseReader, useClass: SqlCaseReader },
    { provide: People, useClass: ContextsPeople },
    { provide: ModerationNotices, useClass: MessagingModerationNotices },
    FillMissingCaseSubjectsAtStart,
  ],
  exports: [People, OpenCase, ListCases, ShowCase, DecideOnCase, CaseReader],
})
export class ModerationModule {}
