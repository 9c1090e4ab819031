import { Module, type Provider } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { DiscussionsModule } from './discussions.module';
import { MentorshipModule } from '../mentorship';
import { OpenQuestionsModule } from './open-questions.module';
import { MessagingModule } from '../messaging';
import { PersonalData, Reports } from './application/reports/ports/reports';
import { AuthoredContent } from './application/reports/ports/authored-content';
import { ProductAuthoredContent } from './infrastructure/reports/product-authored-content';
import { SqlPersonalData } from './infrastructure/reports/sql-personal-data';
import { TypeormReports } from './infrastructure/reports/typeorm-reports';

const adapters: Provider[] = [
  { provide: Reports, useClass: TypeormReports },
  { provide: AuthoredContent, useClass: ProductAuthoredContent },
  { provide: PersonalData, useClass: SqlPersonalData },
];

/** Stored reports and the reported content. */
@Module({
  imports: [CollegesModule, MentorshipModule, MessagingModule, DiscussionsModule, OpenQuestionsModule],
  providers: adapters,
  exports: [Reports, AuthoredContent, PersonalData],
})
export class ReportsModule {}
