import { SAMPLE_EVENTS, SAMPLE_REVIEWS } from './sample-reviews-and-events';
import { SeedSamples } from './seed-sample-reviews-and-events';
import { toCampusEventDetails } from '../../domain/campus-events/campus-event-draft';
import type { ReviewId } from '../../domain/catalogue/ids';
import { Review } from '../../domain/reviews/review';
import { parseReview } from '../../domain/reviews/review-draft';
import type { KnownColleges } from '../catalogue/ports/known-colleges';
import { dean, FewColleges, kim, later, MSU, NOON, robin } from '../testing/fakes';
import { InMemoryCampusEvents } from '../campus-events/testing/in-memory-campus-events';
import { InMemoryReviews } from '../reviews/testing/in-memory-reviews';

const people = { student: robin, alumni: kim, administrator: dean };

function aCatalogue(colleges: KnownColleges = new FewColleges()) {
  const [reviews, events] = [new InMemoryReviews(colleges), new InMemoryCampusEvents(colleges)];
  const seed = (now = NOON) => new SeedSamples(colleges, reviews, events, { now: () => now }).execute(people);
  return { reviews, events, seed };
}

describe('seeding samples', () => {
  it('creates reviews and events that are marked as samples', async () => {
    const { reviews, events, seed } = aCatalogue();
    await seed();

    expect(reviews.all).toHaveLength(SAMPLE_REVIEWS.length);
    expect(events.all).toHaveLength(2);
    expect([...reviews.all, ...events.all].every(({ isSample }) => isSample)).toBe(true);
    expect(reviews.all.every(({ content }) => content.startsWith('This is a sample'))).toBe(true);
    expect(events.all.every(({ title, startsAt }) => title.startsWith('Sample') && startsAt > NOON)).toBe(true);
  });

  it('follows the validation rules', async () => {
    const { events, seed } = aCatalogue();
    await seed();

    for (const { content, rating } of SAMPLE_REVIEWS) {
      parseReview({ collegeName: 'Any', content, rating });
    }
    for (const { startsAt, endsAt, ...details } of events.all) {
      toCampusEventDetails({ ...details, startTime: startsAt, endTime: endsAt }, NOON);
    }
  });

  it('creates nothing when repeated, immediately or later the same week', async () => {
    const { reviews, events, seed } = aCatalogue();
    for (const now of [NOON, NOON, later(100)]) await seed(now);

    expect([reviews.all.length, events.all.length]).toEqual([SAMPLE_REVIEWS.length, SAMPLE_EVENTS.length]);
  });

  it('creates new events after the old ones are over', async () => {
    const { events, seed } = aCatalogue();
    await seed();
    await seed(later(24 * 30));

    expect(events.all).toHaveLength(4);
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
