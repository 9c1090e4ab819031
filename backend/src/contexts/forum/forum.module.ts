import { Module, type Provider } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { Reports } from './application/ports/reports';
import { WrittenContent } from './application/ports/written-content';
import { ReportContent } from './application/report-content';
import { CollegeReviews } from './infrastructure/colleges/college-reviews';
import { ReportsController } from './infrastructure/http/reports.controller';
import { TypeormReports } from './infrastructure/persistence/typeorm-reports';

const useCases = [ReportContent];

const adapters: Provider[] = [
  { provide: Reports, useClass: TypeormReports },
  { provide: WrittenContent, useClass: CollegeReviews },
];

@Module({
  imports: [CollegesModule],
  controllers: [ReportsController],
  providers: [...useCases, ...adapters],
})
export class ForumModule {}
