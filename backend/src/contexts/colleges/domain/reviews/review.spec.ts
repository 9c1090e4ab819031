import { dean, FSU, kim, hoursLater, MSU, NOON, robin } from '../../application/testing/fakes';
import type { ReviewId } from '../catalogue/ids';
import { Review } from './review';
import { ReviewRefused, NotYourReview, OnlyTheCollegeReplies, CannotUpvoteOwnReview } from './review-errors';
import { parseReviewChanges, parseReply, type ReviewForm, parseReview } from './review-draft';

const TEXT = 'The advisers took their time with me.';
const form = (changes: Partial<ReviewForm> = {}): ReviewForm => ({
  collegeName: 'MSU',
  content: TEXT,
  rating: 4,
  ...changes,
});
const aReview = () => Review.write(1 as ReviewId, MSU, robin, { content: TEXT, rating: 4 }, NOON);
const college = { id: dean, speaksForCollege: true };

/** Returns the errors as `field: message`. */
function faultsOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (refusal) {
    if (!(refusal instanceof ReviewRefused)) throw refusal;
    return refusal.fields.map(({ field, message }) => `${field}: ${message}`);
  }
}

describe('the form of a review', () => {
  it('is trimmed', () => {
    expect(parseReview(form({ content: `\n ${TEXT} ` }))).toEqual({ content: TEXT, rating: 4 });
  });

  it.each([
    [{ collegeName: 'x' }, 'collegeName: College name is required'],
    [{ collegeName: '   ' }, 'collegeName: College name is required'],
    [{ content: 'x'.repeat(19) }, 'content: Review must be at least 20 characters'],
    [{ content: ' '.repeat(20) }, 'content: Review must be at least 20 characters'],
    [{ content: 'x'.repeat(5_001) }, 'content: Review must be at most 5000 characters'],
    [{ rating: 0 }, 'rating: Choose from 1 to 5 stars'],
    [{ rating: 6 }, 'rating: Choose from 1 to 5 stars'],
    [{ rating: 4.5 }, 'rating: Choose from 1 to 5 stars'],
    [{ rating: NaN }, 'rating: Choose from 1 to 5 stars'],
  ])('is rejected with %j', (changes, fault) => {
    expect(faultsOf(() => parseReview(form(changes)))).toEqual([fault]);
  });

  it.each([
    [{ content: 'x'.repeat(20) }],
    [{ content: 'x'.repeat(5_000) }],
    [{ rating: 1 }],
    [{ rating: 5 }],
    [{ collegeName: 'NU' }],
  ])('is accepted with %j', (changes) => {
    expect(faultsOf(() => parseReview(form(changes)))).toEqual([]);
  });

  it('counts characters by code point', () => {
    expect(faultsOf(() => parseReview(form({ content: '🎓'.repeat(19) })))).toHaveLength(1);
    expect(faultsOf(() => parseReview(form({ content: '🎓'.repeat(5_000) })))).toEqual([]);
  });

  it('reports every invalid field', () => {
    expect(faultsOf(() => parseReview(form({ collegeName: '', content: '', rating: 7 })))).toHaveLength(3);
  });
});

describe('an edit of a review', () => {
  it('contains only the given fields', () => {
    expect(parseReviewChanges({ rating: 5 })).toEqual({ rating: 5 });
    expect(parseReviewChanges({ content: ` ${TEXT}` })).toEqual({ content: TEXT });
    expect(parseReviewChanges({})).toEqual({});
  });

  it('is validated by the same rules', () => {
    expect(faultsOf(() => parseReviewChanges({ content: 'short', rating: 9 }))).toHaveLength(2);
  });

  it('sets the time of the edit', () => {
    const review = aReview();
    review.edit(robin, { rating: 1 }, hoursLater(1));

    expect(review.snapshot()).toMatchObject({ rating: 1, content: TEXT, updatedAt: hoursLater(1) });
  });

  it('changes nothing if the values are the same', () => {
    const review = aReview();
    review.edit(robin, { rating: 4, content: `${TEXT} ` }, hoursLater(1));

    expect(review.snapshot().updatedAt).toBeNull();
  });

  it('is possible only for its author', () => {
    const review = aReview();

    expect(() => review.edit(kim, { rating: 1 }, hoursLater(1))).toThrow(NotYourReview);
    expect(() => review.assertWrittenBy(kim)).toThrow(NotYourReview);
    expect(review.snapshot().rating).toBe(4);
  });
});

describe('a vote for a review', () => {
  it('is possible for everyone but its author', () => {
    expect(() => aReview().assertCanBeUpvotedBy(robin)).toThrow(CannotUpvoteOwnReview);
    expect(() => aReview().assertCanBeUpvotedBy(kim)).not.toThrow();
  });
});

describe('the reply to a review', () => {
  it('is possible only for the college', () => {
    const review = aReview();

    expect(() => review.reply({ id: kim, speaksForCollege: false }, 'Thanks', NOON)).toThrow(OnlyTheCollegeReplies);
    expect(() => review.withdrawReply({ id: kim, speaksForCollege: false })).toThrow(OnlyTheCollegeReplies);
  });

  it('is replaced by a second one, which keeps the date of the first', () => {
    const review = aReview();

    expect(review.reply(college, ' Thanks ', hoursLater(1))).toBe(true);
    expect(review.reply(college, 'Thank you', hoursLater(2))).toBe(false);
    expect(review.snapshot()).toMatchObject({
      replyContent: 'Thank you',
      replyBy: dean,
      repliedAt: hoursLater(1),
      replyUpdatedAt: hoursLater(2),
      updatedAt: null,
    });
  });

  it('is not marked as edited if the text is the same', () => {
    const review = aReview();
    review.reply(college, 'Thanks', hoursLater(1));
    review.reply(college, 'Thanks ', hoursLater(2));

    expect(review.snapshot().replyUpdatedAt).toBeNull();
  });

  it('is removed when the college withdraws it', () => {
    const review = aReview();
    review.reply(college, 'Thanks', hoursLater(1));
    review.withdrawReply(college);

    expect(review.snapshot()).toEqual(aReview().snapshot());
  });

  it.each([[''], ['  '], ['x'.repeat(2_001)]])('cannot be %j', (content) => {
    expect(faultsOf(() => parseReply(content))).toHaveLength(1);
  });
});

describe('a sample review', () => {
  it('is marked as a sample', () => {
    const sample = Review.write(2 as ReviewId, FSU, kim, { content: TEXT, rating: 3 }, NOON, true);

    expect([sample.snapshot().isSample, aReview().snapshot().isSample]).toEqual([true, false]);
  });
});
