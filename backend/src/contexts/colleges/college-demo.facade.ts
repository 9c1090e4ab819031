import { Injectable } from '@nestjs/common';
import { ReviewReader } from './application/reviews/ports/reviews';
import { type SamplePeople, SeedSamples } from './application/samples/seed-sample-reviews-and-events';
import { SavedColleges } from './application/saved-colleges/ports/saved-colleges';
import { SaveCollege } from './application/saved-colleges/save-college';
import type { CollegeId, PersonId } from './domain/catalogue/ids';

const MAX_REVIEWS = 50;

/** Demo data of colleges. */
@Injectable()
export class CollegeDemoFacade {
  constructor(
    private readonly samples: SeedSamples,
    private readonly savedColleges: SavedColleges,
    private readonly saveCollege: SaveCollege,
    private readonly reviews: ReviewReader,
  ) {}

  /** Creates missing sample reviews and campus events. */
  seedSamples(people: SamplePeople): Promise<void> {
    return this.samples.execute(people);
  }

  /** Finds the review that a user wrote about a college; null if there is none. */
  async findReviewId(authorId: number, collegeId: number): Promise<number | null> {
    const page = { limit: MAX_REVIEWS, offset: 0 };
    const { items } = await this.reviews.list({ colleges: [collegeId as CollegeId] }, 'recent', page, null);
    return items.find((review) => review.authorId === authorId)?.id ?? null;
  }

  /**
   * Saves colleges for a user who has saved none.
   * @throws CollegeNotFound
   */
  async seedSavedColleges(userId: number, collegeIds: readonly number[]): Promise<void> {
    const by = userId as PersonId;
    if ((await this.savedColleges.listByUser(by)).length > 0) return;
    for (const collegeId of collegeIds) await this.saveCollege.execute({ userId: by, collegeId });
  }
}
