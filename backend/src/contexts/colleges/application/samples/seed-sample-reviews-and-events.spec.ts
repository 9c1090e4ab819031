import { PAST_SAMPLE_EVENTS, SAMPLE_EVENTS } from './sample-events';
import { SAMPLE_REVIEWS } from './sample-reviews';
import { SeedSamples } from './seed-sample-reviews-and-events';
import { toCampusEventDetails } from '../../domain/campus-events/campus-event-draft';
import type { ReviewId } from '../../domain/catalogue/ids';
import { Review } from '../../domain/reviews/review';
import { parseReview } from '../../domain/reviews/review-draft';
import type { KnownColleges } from '../catalogue/ports/known-colleges';
import { dean, FewColleges, kim, hoursLater, MSU, NOON, robin } from '../testing/fakes';
import { Rsvps } from '../campus-events/ports/campus-events';
import { ReviewUpvotes } from '../reviews/ports/reviews';
import { InMemoryCampusEvents } from '../campus-events/testing/in-memory-campus-events';
import { InMemoryReviews } from '../reviews/testing/in-memory-reviews';

const authors = [...new Set(SAMPLE_REVIEWS.map(({ by }) => by))];
const FIRST_ID = 100;
const ids = new Map<string, number>([
  ...authors.map((username, n) => [username, FIRST_ID + n] as const),
  ['demo.student', robin],
  ['demo.alumni', kim],
]);
const people = { administrator: dean, ids };
/** Only the first two colleges are in the catalog of this test. */
const knownReviews = SAMPLE_REVIEWS.filter(({ collegeId }) => collegeId <= 2);
const SEEDED_EVENTS = SAMPLE_EVENTS.length + PAST_SAMPLE_EVENTS.length;

class CountedRsvps extends Rsvps {
  saved = 0;

  async count(): Promise<number> {
    return this.saved;
  }

  async save(): Promise<number> {
    return ++this.saved;
  }

  async delete(): Promise<number> {
    return --this.saved;
  }
}

class CountedUpvotes extends ReviewUpvotes {
  count = 0;

  async save(): Promise<number> {
    return ++this.count;
  }

  async delete(): Promise<number> {
    return --this.count;
  }
}

function aCatalogue(colleges: KnownColleges = new FewColleges()) {
  const [reviews, events] = [new InMemoryReviews(colleges), new InMemoryCampusEvents(colleges)];
  const [upvotes, rsvps] = [new CountedUpvotes(), new CountedRsvps()];
  const seed = (now = NOON) =>
    new SeedSamples(colleges, reviews, upvotes, events, rsvps, { now: () => now }).execute(people);
  return { reviews, upvotes, events, rsvps, seed };
}

describe('seeding samples', () => {
  it('creates reviews and events that are marked as samples', async () => {
    const { reviews, events, seed } = aCatalogue();
    await seed();

    expect(reviews.all).toHaveLength(knownReviews.length);
    expect(events.all).toHaveLength(SEEDED_EVENTS);
    expect([...reviews.all, ...events.all].every(({ isSample }) => isSample)).toBe(true);
    expect(events.all.every(({ title }) => title.startsWith('Sample: '))).toBe(true);
    expect(events.all.filter(({ startsAt }) => startsAt > NOON)).toHaveLength(SAMPLE_EVENTS.length);
    expect(reviews.all.every(({ createdAt }) => createdAt < NOON)).toBe(true);
  });

  it('creates past events as announced two weeks before their start', async () => {
    const { events, seed } = aCatalogue();
    await seed();

    for (const { startsAt, createdAt, publishedAt } of events.all.filter(({ startsAt: start }) => start < NOON)) {
      expect(startsAt.getTime() - createdAt.getTime()).toBe(14 * 24 * 60 * 60_000);
      expect(publishedAt).toEqual(createdAt);
    }
  });

  it('follows the validation rules', async () => {
    const { events, seed } = aCatalogue();
    await seed();

    for (const { content, rating } of SAMPLE_REVIEWS) {
      parseReview({ collegeName: 'Any', content, rating });
    }
    for (const { startsAt, endsAt, ...details } of events.all) {
      const announcedAt = new Date(startsAt.getTime() - 1);
      toCampusEventDetails({ ...details, startTime: startsAt, endTime: endsAt }, announcedAt);
    }
  });

  it('creates nothing when repeated, immediately or later the same week', async () => {
    const { reviews, upvotes, events, rsvps, seed } = aCatalogue();
    for (const now of [NOON, NOON, hoursLater(100)]) await seed(now);
    const votes = knownReviews.flatMap(({ helpfulTo = [] }) => helpfulTo).filter((username) => ids.has(username));

    expect([reviews.all.length, events.all.length]).toEqual([knownReviews.length, SEEDED_EVENTS]);
    expect(upvotes.count).toBe(votes.length);
    expect(rsvps.saved).toBeGreaterThan(0);
  });

  it('creates new events after the old ones are over', async () => {
    const { events, seed } = aCatalogue();
    await seed();
    await seed(hoursLater(24 * 30));

    expect(events.all).toHaveLength(SEEDED_EVENTS + SAMPLE_EVENTS.length);
  });

  it('does not change what a demo account has written itself', async () => {
    const { reviews, seed } = aCatalogue();
    const own = { content: 'What I found out when I visited.', rating: 2 };
    await reviews.save(Review.write(77 as ReviewId, MSU, kim, own, NOON));
    await seed();

    expect(reviews.all.filter(({ authorId, collegeId }) => authorId === kim && collegeId === MSU)).toMatchObject([own]);
  });

  it('skips colleges that are not in the catalog yet', async () => {
    const colleges = new FewColleges();
    colleges.listExistingIds = async () => [];
    const { reviews, events, seed } = aCatalogue(colleges);
    await seed();

    expect([...reviews.all, ...events.all]).toEqual([]);
  });
});
