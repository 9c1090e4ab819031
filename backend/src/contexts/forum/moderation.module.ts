import { Module } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { MessagingModule } from '../messaging';
import { AnnounceCase } from './application/moderation/announce-case';
import { CompleteCases } from './application/moderation/complete-cases';
import { DecideOnCase } from './application/moderation/decide-on-case';
import { ListCases } from './application/moderation/list-cases';
import { OpenCase } from './application/moderation/open-case';
import { CaseReader } from './application/moderation/ports/case-reader';
import { Cases } from './application/moderation/ports/cases';
import { ModeratedContent } from './application/moderation/ports/moderated-content';
import { ModerationNotices } from './application/moderation/ports/moderation-notices';
import { ModerationPeople } from './application/moderation/ports/moderation-people';
import { ShowCase } from './application/moderation/show-case';
import { CompleteCasesAtStart } from './infrastructure/moderation/complete-cases-at-start';
import { IdentityModerationPeople } from './infrastructure/moderation/identity-moderation-people';
import { MessagingModerationNotices } from './infrastructure/moderation/messaging-moderation-notices';
import { ModerationController } from './infrastructure/moderation/moderation.controller';
import { ProductModeratedContent } from './infrastructure/moderation/product-moderated-content';
import { PurgeCopiesEveryNight } from './infrastructure/moderation/purge-copies-every-night';
import { SqlCaseReader } from './infrastructure/moderation/sql-case-reader';
import { SqlCases } from './infrastructure/moderation/sql-cases';
import { ReportsModule } from './reports.module';

/** What operators do about what people report. */
@Module({
  imports: [IdentityModule, CollegesModule, MessagingModule, ReportsModule],
  controllers: [ModerationController],
  providers: [
    AnnounceCase,
    OpenCase,
    ListCases,
    ShowCase,
    DecideOnCase,
    CompleteCases,
    { provide: Cases, useClass: SqlCases },
    { provide: CaseReader, useClass: SqlCaseReader },
    { provide: ModerationPeople, useClass: IdentityModerationPeople },
    { provide: ModeratedContent, useClass: ProductModeratedContent },
    { provide: ModerationNotices, useClass: MessagingModerationNotices },
    CompleteCasesAtStart,
    PurgeCopiesEveryNight,
  ],
  exports: [OpenCase, ListCases, ShowCase, DecideOnCase, CaseReader],
})
export class ModerationModule {}
