import { Module, type Provider } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { DiscussionsModule } from './discussions.module';
import { MessagingModule } from '../messaging';
import { PersonalData, Reports } from './application/reports/ports/reports';
import { WrittenContent } from './application/reports/ports/written-content';
import { ProductWrittenContent } from './infrastructure/reports/product-written-content';
import { SqlPersonalData } from './infrastructure/reports/sql-personal-data';
import { TypeormReports } from './infrastructure/reports/typeorm-reports';

const adapters: Provider[] = [
  { provide: Reports, useClass: TypeormReports },
  { provide: WrittenContent, useClass: ProductWrittenContent },
  { provide: PersonalData, useClass: SqlPersonalData },
];

/** Stored reports and the reported content. */
@Module({
  imports: [CollegesModule, MessagingModule, DiscussionsModule],
  providers: adapters,
  exports: [Reports, WrittenContent, PersonalData],
})
export class ReportsModule {}
