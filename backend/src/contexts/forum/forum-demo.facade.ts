import { Injectable } from '@nestjs/common';
import { type SampleDiscussion, SeedDiscussions } from './application/discussions/seed-discussions';

/** Demo data of the forum. */
@Injectable()
export class ForumDemoFacade {
  constructor(private readonly seedDiscussions: SeedDiscussions) {}

  /** Creates the discussions of demo users that don't exist yet. */
  seed(discussions: readonly SampleDiscussion[]): Promise<void> {
    return this.seedDiscussions.execute(discussions);
  }
}
