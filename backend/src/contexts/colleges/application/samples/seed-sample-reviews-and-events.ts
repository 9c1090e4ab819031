import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { CampusEvent } from '../../domain/campus-events/campus-event';
import type { CollegeId, PersonId } from '../../domain/catalogue/ids';
import { Review } from '../../domain/reviews/review';
import { AlreadyReviewed } from '../../domain/reviews/review-errors';
import { CampusEvents } from '../campus-events/ports/campus-events';
import { KnownColleges } from '../catalogue/ports/known-colleges';
import { Reviews } from '../reviews/ports/reviews';
import {
  toCampusEventDetails,
  SAMPLE_EVENTS,
  SAMPLE_EVENTS_COLLEGE_ID,
  SAMPLE_REVIEWS,
  type SamplePeople,
} from './sample-reviews-and-events';

/** Creates missing sample reviews and campus events; existing ones don't change. */
@UseCase()
export class SeedSamples {
  constructor(
    private readonly colleges: KnownColleges,
    private readonly reviews: Reviews,
    private readonly events: CampusEvents,
    private readonly clock: Clock,
  ) {}

  /** Skips colleges that are not in the catalog yet. */
  async execute(people: SamplePeople): Promise<void> {
    const ids = [SAMPLE_EVENTS_COLLEGE_ID, ...SAMPLE_REVIEWS.map(({ collegeId }) => collegeId)];
    const existing = new Set<number>(await this.colleges.listExistingIds(ids));

    for (const sample of SAMPLE_REVIEWS) if (existing.has(sample.collegeId)) await this.#review(sample, people);
    if (existing.has(SAMPLE_EVENTS_COLLEGE_ID)) await this.#announceEvents(people.administrator);
  }

  async #review({ by, collegeId, ...verdict }: (typeof SAMPLE_REVIEWS)[number], people: SamplePeople): Promise<void> {
    const ids = [await this.reviews.nextId(), collegeId as CollegeId, people[by] as PersonId] as const;
    await this.reviews.save(Review.write(...ids, verdict, this.clock.now(), true)).catch((refusal: unknown) => {
      if (!(refusal instanceof AlreadyReviewed)) throw refusal;
    });
  }

  async #announceEvents(administrator: number): Promise<void> {
    const now = this.clock.now();
    const place = { collegeId: SAMPLE_EVENTS_COLLEGE_ID as CollegeId, createdBy: administrator as PersonId };
    if ((await this.events.countSamplesAfter(now, place.collegeId)) > 0) return;

    for (const sample of SAMPLE_EVENTS) {
      const ids = { id: await this.events.nextId(), ...place };
      await this.events.saveOnce(CampusEvent.add(ids, toCampusEventDetails(sample, now), 'sample', now));
    }
  }
}
