import { Injectable } from '@nestjs/common';
import type { SamplePeople } from './application/samples/sample-reviews-and-events';
import { SeedSamples } from './application/samples/seed-sample-reviews-and-events';

/** Demo data of colleges. */
@Injectable()
export class CollegeDemoFacade {
  constructor(private readonly samples: SeedSamples) {}

  /** Creates missing sample reviews and campus events. */
  seedSamples(people: SamplePeople): Promise<void> {
    return this.samples.execute(people);
  }
}
