import { Module } from '@nestjs/common';
import { ReportContent } from './application/reporting/report-content';
import { SeedDemoCases } from './application/reporting/seed-demo-cases';
import { ReportsController } from './infrastructure/reporting/reports.controller';
import { ModerationModule } from './moderation.module';
import { ReportsModule } from './reports.module';

/** Reporting of people and content. */
@Module({
  imports: [ModerationModule, ReportsModule],
  controllers: [ReportsController],
  providers: [ReportContent, SeedDemoCases],
  exports: [SeedDemoCases],
})
export class ReportingModule {}
