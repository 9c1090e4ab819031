import { Module, type Provider } from '@nestjs/common';
import { MentorshipModule } from '../mentorship';
import { Erasure } from './application/ports/erasure';
import { KnownPeople } from './application/ports/known-people';
import { PersonalData } from './application/ports/personal-data';
import { Reports } from './application/ports/reports';
import { ReportContent } from './application/report-content';
import { ForumFacade } from './forum.facade';
import { ReportsController } from './infrastructure/http/reports.controller';
import { MentorshipKnownPeople } from './infrastructure/mentorship/mentorship-known-people';
import { SqlErasure } from './infrastructure/persistence/sql-erasure';
import { SqlPersonalData } from './infrastructure/persistence/sql-personal-data';
import { TypeormReports } from './infrastructure/persistence/typeorm-reports';
import { ModerationModule } from './moderation.module';

const useCases = [ReportContent];

const adapters: Provider[] = [
  { provide: Reports, useClass: TypeormReports },
  { provide: KnownPeople, useClass: MentorshipKnownPeople },
  { provide: PersonalData, useClass: SqlPersonalData },
  { provide: Erasure, useClass: SqlErasure },
];

@Module({
  imports: [MentorshipModule, ModerationModule],
  controllers: [ReportsController],
  providers: [...useCases, ...adapters, ForumFacade],
  exports: [ForumFacade],
})
export class ForumModule {}
