import { CollegeNotFound } from '../../../domain/catalogue/errors';
import type { CollegeId, PersonId, ReviewId } from '../../../domain/catalogue/ids';
import { Review } from '../../../domain/reviews/review';
import { AlreadyReviewed, ReviewNotFound } from '../../../domain/reviews/review-errors';
import type { Reviews, ReviewUpvotes } from '../ports/reviews';
import { dean, FSU, kim, hoursLater, MSU, NOON, robin } from '../../testing/fakes';

export interface OpenReviews {
  readonly reviews: Reviews;
  readonly upvotes: ReviewUpvotes;
}

const TEXT = 'The advisers took their time with me.';
const noOne = 999_999 as ReviewId;

/** Contract tests for every store of reviews. Colleges 1 and 2 exist, 999,999 doesn't. */
export function describeReviews(name: string, open: () => Promise<OpenReviews>): void {
  describe(`reviews in ${name}`, () => {
    let stores: OpenReviews;
    beforeEach(async () => (stores = await open()));

    async function added(by: PersonId = robin, college: CollegeId = MSU): Promise<Review> {
      const review = Review.write(await stores.reviews.nextId(), college, by, { content: TEXT, rating: 4 }, NOON);
      await stores.reviews.save(review);
      return review;
    }

    it('are returned as they were added', async () => {
      const review = await added();
      expect((await stores.reviews.find(review.id))?.snapshot()).toEqual(review.snapshot());
    });

    it('get unique keys', async () => {
      const keys = await Promise.all(Array.from({ length: 20 }, () => stores.reviews.nextId()));
      expect(new Set(keys).size).toBe(20);
    });

    it('are unique per user and college', async () => {
      await added();
      await expect(added()).rejects.toThrow(AlreadyReviewed);
      await added(kim);
      await added(robin, FSU);
    });

    it('are stored once for twenty concurrent requests of a user', async () => {
      const sent = await Promise.allSettled(Array.from({ length: 20 }, () => added()));
      const refused = sent.filter((outcome) => outcome.status === 'rejected').map(({ reason }): unknown => reason);
      expect(refused).toHaveLength(19);
      expect(refused.every((reason) => reason instanceof AlreadyReviewed)).toBe(true);
    });

    it('are returned with an edit and the college’s reply', async () => {
      const review = await added();
      review.edit(robin, { rating: 2 }, hoursLater(1));
      review.reply({ id: dean, speaksForCollege: true }, 'We hear you.', hoursLater(2));
      review.reply({ id: dean, speaksForCollege: true }, 'We hear you, all of you.', hoursLater(3));
      await stores.reviews.save(review);
      expect((await stores.reviews.find(review.id))?.snapshot()).toEqual(review.snapshot());
    });

    it('are returned without a withdrawn reply', async () => {
      const review = await added();
      review.reply({ id: dean, speaksForCollege: true }, 'We hear you.', hoursLater(2));
      await stores.reviews.save(review);
      review.withdrawReply({ id: dean, speaksForCollege: true });
      await stores.reviews.save(review);
      expect((await stores.reviews.find(review.id))?.snapshot()).toMatchObject({ replyContent: null, repliedAt: null });
    });

    it('are not found after removal, and can be written again', async () => {
      const { id } = await added();
      await stores.reviews.delete(id);
      expect(await stores.reviews.find(id)).toBeNull();
      await added();
    });

    it('are rejected for an unknown college', async () => {
      await expect(added(robin, 999_999 as CollegeId)).rejects.toThrow(CollegeNotFound);
    });

    it('are not found by an unknown key', async () => {
      expect(await stores.reviews.find(noOne)).toBeNull();
      await expect(stores.reviews.update(noOne, () => {})).rejects.toThrow(ReviewNotFound);
    });
  });

  describe(`votes in ${name}`, () => {
    let stores: OpenReviews;
    let id: ReviewId;
    beforeEach(async () => {
      stores = await open();
      id = await stores.reviews.nextId();
      await stores.reviews.save(Review.write(id, MSU, robin, { content: TEXT, rating: 4 }, NOON));
    });

    it('count once per user', async () => {
      expect(await stores.upvotes.save(id, kim)).toBe(1);
      expect(await stores.upvotes.save(id, kim)).toBe(1);
      expect(await stores.upvotes.save(id, dean)).toBe(2);
    });

    it('are removed once', async () => {
      await stores.upvotes.save(id, kim);
      expect(await stores.upvotes.delete(id, kim)).toBe(0);
      expect(await stores.upvotes.delete(id, kim)).toBe(0);
    });

    it('of other users and for other reviews stay when one is removed', async () => {
      const other = await stores.reviews.nextId();
      await stores.reviews.save(Review.write(other, FSU, robin, { content: TEXT, rating: 4 }, NOON));
      for (const person of [kim, dean]) await stores.upvotes.save(id, person);
      await stores.upvotes.save(other, kim);
      expect(await stores.upvotes.delete(id, kim)).toBe(1);
      expect([await stores.upvotes.save(id, dean), await stores.upvotes.save(other, kim)]).toEqual([1, 1]);
    });

    it('of forty concurrent users are counted correctly, some of them twice', async () => {
      await Promise.all(Array.from({ length: 60 }, (_, n) => stores.upvotes.save(id, (100 + (n % 40)) as PersonId)));
      expect(await stores.upvotes.save(id, 100 as PersonId)).toBe(40);
    });

    it('are counted correctly when one user toggles concurrently', async () => {
      const toggles = Array.from({ length: 41 }, (_, n) =>
        n % 2 === 0 ? stores.upvotes.save(id, kim) : stores.upvotes.delete(id, kim),
      );
      const counts = await Promise.all(toggles);
      expect(counts.every((count) => count === 0 || count === 1)).toBe(true);
      expect(await stores.upvotes.save(id, kim)).toBe(1);
      expect(await stores.upvotes.delete(id, kim)).toBe(0);
    });

    it('are rejected for an unknown review', async () => {
      await expect(stores.upvotes.save(noOne, kim)).rejects.toThrow(ReviewNotFound);
      await expect(stores.upvotes.delete(noOne, kim)).rejects.toThrow(ReviewNotFound);
    });

    it('stay when the review is edited', async () => {
      await stores.upvotes.save(id, kim);
      await stores.reviews.update(id, (review) => review.edit(robin, { rating: 1 }, hoursLater(1)));
      expect(await stores.upvotes.save(id, dean)).toBe(2);
    });
  });
}
