import { Module } from '@nestjs/common';
import { ForumFacade } from './forum.facade';
import { ModerationModule } from './moderation.module';
import { ReportingModule } from './reporting.module';
import { ReportsModule } from './reports.module';

@Module({
  imports: [ReportingModule, ModerationModule, ReportsModule],
  providers: [ForumFacade],
  exports: [ForumFacade],
})
export class ForumModule {}
