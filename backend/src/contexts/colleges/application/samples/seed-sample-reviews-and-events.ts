import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { CampusEvent } from '../../domain/campus-events/campus-event';
import type { CollegeId, PersonId } from '../../domain/catalogue/ids';
import { Review } from '../../domain/reviews/review';
import { AlreadyReviewed } from '../../domain/reviews/review-errors';
import { CampusEvents, Rsvps } from '../campus-events/ports/campus-events';
import { KnownColleges } from '../catalogue/ports/known-colleges';
import { Reviews, ReviewUpvotes } from '../reviews/ports/reviews';
import { PAST_SAMPLE_EVENTS, SAMPLE_EVENTS, SAMPLE_EVENTS_COLLEGE_ID, toCampusEventDetails } from './sample-events';
import { SAMPLE_REVIEWS } from './sample-reviews';

const DAY_MS = 24 * 60 * 60_000;
/** How long after a review the college replied. */
const REPLY_AFTER_MS = 2 * DAY_MS;
/** How long before its start an event was announced that is already over. */
const NOTICE_MS = 14 * DAY_MS;

/** Invented people who exist as users. */
export interface SamplePeople {
  readonly administrator: number;
  /** IDs by username, in which authors who don't exist are missing. */
  readonly ids: ReadonlyMap<string, number>;
}

type SampleReview = (typeof SAMPLE_REVIEWS)[number];
type SampleEvent = (typeof SAMPLE_EVENTS)[number];

/** Creates missing sample reviews and campus events without notifying anyone; existing ones don't change. */
@UseCase()
export class SeedSamples {
  constructor(
    private readonly colleges: KnownColleges,
    private readonly reviews: Reviews,
    private readonly upvotes: ReviewUpvotes,
    private readonly events: CampusEvents,
    private readonly rsvps: Rsvps,
    private readonly clock: Clock,
  ) {}

  /** Skips colleges that are not in the catalog yet. */
  async execute(people: SamplePeople): Promise<void> {
    const ids = [SAMPLE_EVENTS_COLLEGE_ID, ...SAMPLE_REVIEWS.map(({ collegeId }) => collegeId)];
    const existing = new Set<number>(await this.colleges.listExistingIds(ids));

    for (const sample of SAMPLE_REVIEWS) if (existing.has(sample.collegeId)) await this.#review(sample, people);
    if (existing.has(SAMPLE_EVENTS_COLLEGE_ID)) await this.#announceEvents(people);
  }

  async #review(sample: SampleReview, { ids, administrator }: SamplePeople): Promise<void> {
    const [authorId, collegeId] = [ids.get(sample.by), sample.collegeId as CollegeId];
    if (authorId === undefined) return;
    const { content, rating, daysAgo, reply, helpfulTo = [] } = sample;
    const writtenAt = new Date(this.clock.now().getTime() - daysAgo * DAY_MS);
    const id = await this.reviews.nextId();
    const review = Review.write(id, collegeId, authorId as PersonId, { content, rating }, writtenAt, true);
    if (reply) {
      const by = { id: administrator as PersonId, speaksForCollege: true };
      review.reply(by, reply, new Date(writtenAt.getTime() + REPLY_AFTER_MS));
      review.pullEvents();
    }
    try {
      await this.reviews.save(review);
    } catch (refusal) {
      if (!(refusal instanceof AlreadyReviewed)) throw refusal;
      return;
    }
    for (const userId of toIds(helpfulTo, ids)) await this.upvotes.save(id, userId);
  }

  async #announceEvents(people: SamplePeople): Promise<void> {
    const [now, collegeId] = [this.clock.now(), SAMPLE_EVENTS_COLLEGE_ID as CollegeId];
    if ((await this.events.countSamplesAfter(now, collegeId)) > 0) return;
    const isFirstRun = (await this.events.countSamplesAfter(new Date(0), collegeId)) === 0;

    for (const sample of SAMPLE_EVENTS) await this.#announce(sample, people, now);
    if (isFirstRun) for (const sample of PAST_SAMPLE_EVENTS) await this.#announce(sample, people, now);
  }

  async #announce(sample: SampleEvent, { ids, administrator }: SamplePeople, now: Date): Promise<void> {
    const key = { id: await this.events.nextId(), collegeId: SAMPLE_EVENTS_COLLEGE_ID as CollegeId };
    const details = toCampusEventDetails(sample, now);
    const announcedAt = details.startsAt > now ? now : new Date(details.startsAt.getTime() - NOTICE_MS);
    const event = CampusEvent.add({ ...key, createdBy: administrator as PersonId }, details, 'sample', announcedAt);
    const { id, isFirst } = await this.events.saveOnce(event);
    if (isFirst) for (const userId of toIds(sample.rsvps, ids)) await this.rsvps.save(id, userId);
  }
}

const toIds = (usernames: readonly string[], ids: ReadonlyMap<string, number>): PersonId[] =>
  usernames.flatMap((username) => (ids.get(username) as PersonId | undefined) ?? []);
