import { Module } from '@nestjs/common';
import { DiscussionsModule } from './discussions.module';
import { ForumFacade } from './forum.facade';
import { ModerationModule } from './moderation.module';
import { ReportingModule } from './reporting.module';
import { ReportsModule } from './reports.module';
import { SharedAnswersModule } from './shared-answers.module';

@Module({
  imports: [DiscussionsModule, SharedAnswersModule, ReportingModule, ModerationModule, ReportsModule],
  providers: [ForumFacade],
  exports: [ForumFacade],
})
export class ForumModule {}
