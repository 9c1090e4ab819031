import { Module } from '@nestjs/common';
import { Interactions } from './application/interactions/ports/interactions';
import { StoreInteraction } from './application/interactions/store-interaction';
import { DeleteOldInteractionsEveryNight } from './infrastructure/interactions/delete-old-interactions-every-night';
import { SqlInteractions } from './infrastructure/interactions/sql-interactions';
import { StoreCollegeInteractions } from './infrastructure/interactions/store-college-interactions';
import { MembershipsModule } from './memberships.module';

/** What users do on the pages of colleges: stored, and deleted after its retention period. */
@Module({
  imports: [MembershipsModule],
  providers: [
    StoreInteraction,
    { provide: Interactions, useClass: SqlInteractions },
    StoreCollegeInteractions,
    DeleteOldInteractionsEveryNight,
  ],
})
export class InteractionsModule {}
