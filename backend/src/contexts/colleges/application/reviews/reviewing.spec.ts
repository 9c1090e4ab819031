import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import type { PersonId } from '../../domain/catalogue/ids';
import {
  AlreadyReviewed,
  NotYourReview,
  OnlyTheCollegeReplies,
  CannotUpvoteOwnReview,
  ReviewNotFound,
  ReviewRefused,
} from '../../domain/reviews/review-errors';
import { AmbiguousCollegeName, UnknownCollegeName } from '../../domain/catalogue/errors';
import type { ReviewForm } from '../../domain/reviews/review-draft';
import { EditReview, WithdrawReview, WriteReview } from './write-review';
import { ReplyToReview, WithdrawReply, UpvoteReview } from './answer-review';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { CountedLimits, dean, DeanOf, FewColleges, FSU, kim, MSU, NOON, robin } from '../testing/fakes';
import { InMemoryReviews, InMemoryUpvotes } from './testing/in-memory-reviews';

const clock = { now: () => NOON };
const TEXT = 'The advisers took their time with me.';
const form = (changes: Partial<ReviewForm> = {}): ReviewForm => ({
  collegeName: 'Northern Example College',
  content: TEXT,
  rating: 4,
  ...changes,
});

let reviews: InMemoryReviews;
let write: WriteReview;
beforeEach(() => {
  const twins = [
    { id: 3, name: 'Twin College' },
    { id: 4, name: 'Twin College' },
  ];
  const colleges = new FewColleges(...twins);
  reviews = new InMemoryReviews(colleges);
  write = new WriteReview(colleges, reviews, new CountedLimits(), clock);
});

describe('writing a review', () => {
  it('stores it with its college, author and time', async () => {
    const id = await write.execute(robin, form());

    expect((await reviews.find(id))!.snapshot()).toMatchObject({
      collegeId: MSU,
      authorId: robin,
      content: TEXT,
      rating: 4,
      createdAt: NOON,
      isSample: false,
    });
  });

  it('finds the college by alias, or by key regardless of the name', async () => {
    await write.execute(robin, form({ collegeName: 's.e.c.' }));
    await write.execute(robin, form({ collegeId: MSU, collegeName: 'Twin College' }));

    expect(reviews.all.map(({ collegeId }) => collegeId)).toEqual([FSU, MSU]);
  });

  it.each([
    [{ collegeName: 'Nowhere College' }, UnknownCollegeName],
    [{ collegeId: 999 }, UnknownCollegeName],
    [{ collegeName: 'twin college' }, AmbiguousCollegeName],
    [{ content: 'short' }, ReviewRefused],
    [{ collegeName: 'Nowhere College', content: 'short' }, ReviewRefused],
  ])('rejects %j', async (changes, Refusal) => {
    await expect(write.execute(robin, form(changes))).rejects.toThrow(Refusal);
    expect(reviews.all).toEqual([]);
  });

  it('is possible once per college', async () => {
    await write.execute(robin, form());

    await expect(write.execute(robin, form())).rejects.toThrow(AlreadyReviewed);
  });

  it('is rate limited, not counting invalid forms', async () => {
    const { points } = RATE_LIMITS.reviewsPerPerson;
    for (let n = 0; n <= points; n++) await write.execute(robin, form({ rating: 9 })).catch(() => {});
    for (let n = 0; n < points; n++) await write.execute(robin, form()).catch(() => {});

    await expect(write.execute(robin, form())).rejects.toThrow(TooManyRequests);
    await write.execute(kim, form());
  });
});

describe('an existing review', () => {
  let id: number;
  beforeEach(async () => (id = await write.execute(robin, form())));

  it('is edited only by its author', async () => {
    const edit = new EditReview(reviews, clock);
    await edit.execute({ id, by: robin, changes: { rating: 2 } });
    await expect(edit.execute({ id, by: kim, changes: { rating: 5 } })).rejects.toThrow(NotYourReview);
    await expect(edit.execute({ id: 99, by: robin, changes: {} })).rejects.toThrow(ReviewNotFound);

    expect((await reviews.find(id))!.snapshot()).toMatchObject({ rating: 2, updatedAt: NOON });
  });

  it('is withdrawn only by its author', async () => {
    const withdraw = new WithdrawReview(reviews, new NoTransactions());
    await expect(withdraw.execute({ id, by: dean })).rejects.toThrow(NotYourReview);
    await withdraw.execute({ id, by: robin });
    await expect(withdraw.execute({ id, by: robin })).rejects.toThrow(ReviewNotFound);

    expect(reviews.all).toEqual([]);
  });

  it('gets votes from others, not from its author', async () => {
    const upvote = new UpvoteReview(reviews, new InMemoryUpvotes(reviews));

    expect(await upvote.execute({ id, by: kim, helpful: true })).toBe(1);
    expect(await upvote.execute({ id, by: dean, helpful: true })).toBe(2);
    expect(await upvote.execute({ id, by: kim, helpful: false })).toBe(1);
    await expect(upvote.execute({ id, by: robin, helpful: true })).rejects.toThrow(CannotUpvoteOwnReview);
    await expect(upvote.execute({ id: 99, by: kim, helpful: true })).rejects.toThrow(ReviewNotFound);
  });

  it('gets a reply only from its college', async () => {
    const answer = (people: DeanOf, by: PersonId = dean) =>
      new ReplyToReview(reviews, people, clock).execute({ reviewId: id, by, content: 'Thanks' });

    await expect(answer(new DeanOf(FSU))).rejects.toThrow(OnlyTheCollegeReplies);
    await expect(answer(new DeanOf(MSU), kim)).rejects.toThrow(OnlyTheCollegeReplies);
    expect(await answer(new DeanOf(MSU))).toBe(true);
    expect(await answer(new DeanOf(MSU))).toBe(false);
    expect((await reviews.find(id))!.snapshot()).toMatchObject({ replyContent: 'Thanks', replyBy: dean });
  });

  it('loses its reply only when its college withdraws it', async () => {
    const takeBack = (people: DeanOf) => new WithdrawReply(reviews, people);
    const people = new DeanOf(MSU);
    await new ReplyToReview(reviews, people, clock).execute({
      reviewId: id,
      by: dean,
      content: 'Thanks',
    });

    await expect(takeBack(new DeanOf(FSU)).execute({ reviewId: id, by: dean })).rejects.toThrow(OnlyTheCollegeReplies);
    await takeBack(people).execute({ reviewId: id, by: dean });
    expect((await reviews.find(id))!.snapshot().replyContent).toBeNull();
  });
});
