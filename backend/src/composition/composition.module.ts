import { Module } from '@nestjs/common';
import { AdminAnalyticsModule } from '../contexts/admin-analytics';
import { CollegesModule } from '../contexts/colleges';
import { IdentityModule } from '../contexts/identity';
import { MentorshipModule } from '../contexts/mentorship';
import { MessagingModule } from '../contexts/messaging';
import { PageHeads } from '../shared/infrastructure/http/page-heads';
import { DashboardController } from './dashboard/dashboard.controller';
import { SeedDealings } from './demo/seed-dealings';
import { SeedDemo } from './demo/seed-demo';
import { PeopleModule } from './people.module';
import { ProductPageHeads } from './product-page-heads';

/** Puts the answers of several contexts side by side; decides nothing. */
@Module({
  imports: [IdentityModule, CollegesModule, MentorshipModule, MessagingModule, AdminAnalyticsModule, PeopleModule],
  controllers: [DashboardController],
  providers: [{ provide: PageHeads, useClass: ProductPageHeads }, SeedDemo, SeedDealings],
})
export class CompositionModule {}
