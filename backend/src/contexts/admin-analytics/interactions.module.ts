import { Module } from '@nestjs/common';
import { Interactions } from './application/interactions/ports/college-interactions';
import { IdentityModule } from '../identity';
import { CollegesModule } from '../colleges';
import { CountPopularity } from './application/interactions/count-popularity';
import { CountPopularityJob } from './infrastructure/interactions/count-popularity-job';
import { StoreInteractions } from './application/interactions/store-college-interaction';
import { StoreCollegeInteractions } from './infrastructure/interactions/store-college-interactions';
import { InteractionTrackingPolicy } from './application/interactions/ports/interaction-tracking-policy';
import { IdentityInteractionTrackingPolicy } from './infrastructure/interactions/identity-interaction-tracking-policy';
import { SqlInteractions } from './infrastructure/interactions/sql-college-interactions';

/** Stores interactions with colleges, and deletes them after their retention period. */
@Module({
  imports: [IdentityModule, CollegesModule],
  providers: [
    StoreInteractions,
    CountPopularity,
    { provide: Interactions, useClass: SqlInteractions },
    { provide: InteractionTrackingPolicy, useClass: IdentityInteractionTrackingPolicy },
    StoreCollegeInteractions,
    CountPopularityJob,
  ],
  exports: [InteractionTrackingPolicy, CountPopularity, StoreInteractions],
})
export class InteractionsModule {}
