import { Module } from '@nestjs/common';
import { SeedSamples } from './application/samples/seed-sample-reviews-and-events';
import { CampusEventsModule } from './campus-events.module';
import { CatalogueModule } from './catalogue.module';
import { ReviewsModule } from './reviews.module';

const useCases = [SeedSamples];

/** Reviews and events of the demo data. */
@Module({
  imports: [CatalogueModule, ReviewsModule, CampusEventsModule],
  providers: [...useCases],
  exports: [SeedSamples],
})
export class SamplesModule {}
