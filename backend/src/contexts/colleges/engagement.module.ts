import { Module, type Provider } from '@nestjs/common';
import { MakeInquiry, RecordInteraction } from './application/engagement/record-interest';
import { Inquiries, Interactions } from './application/engagement/ports/interest';
import { CatalogueModule } from './catalogue.module';
import { InterestController } from './infrastructure/engagement/interest.controller';
import { OutboxInteractions, SqlInquiries } from './infrastructure/engagement/sql-interest';

const useCases = [RecordInteraction, MakeInquiry];

const adapters: Provider[] = [
  { provide: Interactions, useClass: OutboxInteractions },
  { provide: Inquiries, useClass: SqlInquiries },
];

/** Inquiries and interactions. */
@Module({
  imports: [CatalogueModule],
  controllers: [InterestController],
  providers: [...useCases, ...adapters],
  exports: [Inquiries, Interactions],
})
export class EngagementModule {}
