import { Module, type Provider } from '@nestjs/common';
import { MakeInquiry } from './application/engagement/make-inquiry';
import { NoticeInteraction } from './application/engagement/notice-interaction';
import { Inquiries } from './application/engagement/ports/inquiries';
import { Interactions } from './application/engagement/ports/interactions';
import { CatalogueModule } from './catalogue.module';
import { InterestController } from './infrastructure/engagement/interest.controller';
import { OutboxInteractions } from './infrastructure/engagement/outbox-interactions';
import { SqlInquiries } from './infrastructure/engagement/sql-inquiries';

const useCases = [NoticeInteraction, MakeInquiry];

const adapters: Provider[] = [
  { provide: Interactions, useClass: OutboxInteractions },
  { provide: Inquiries, useClass: SqlInquiries },
];

/** Inquiries, and what people do on the pages of colleges. */
@Module({
  imports: [CatalogueModule],
  controllers: [InterestController],
  providers: [...useCases, ...adapters],
})
export class EngagementModule {}
