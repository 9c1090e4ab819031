import { Module } from '@nestjs/common';
import { MentorshipModule } from '../mentorship';
import { KnownPeople } from './application/reporting/ports/known-people';
import { ReportContent } from './application/reporting/report-content';
import { MentorshipKnownPeople } from './infrastructure/reporting/mentorship-known-people';
import { ReportsController } from './infrastructure/reporting/reports.controller';
import { ModerationModule } from './moderation.module';
import { ReportsModule } from './reports.module';

/** Reporting people and what they wrote. */
@Module({
  imports: [MentorshipModule, ModerationModule, ReportsModule],
  controllers: [ReportsController],
  providers: [ReportContent, { provide: KnownPeople, useClass: MentorshipKnownPeople }],
})
export class ReportingModule {}
