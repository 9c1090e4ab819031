import { EVENT_ID_BYTES } from '../engagement/events';
import { BARS } from './figure-scales';
import { LONGEST_VISIT_SECONDS } from '../engagement/interest';
import { MOST_STARS, REPLY_LENGTH, REVIEW_LENGTH } from '../reviews/review-draft';
import { MOST_MERGED } from '../saved-colleges/saved-college';
import { FEWEST_FOR_AVERAGE, RATING_PRIOR } from '../reviews/bayesian-rating';

describe('the numbers of colleges', () => {
  it('of reviews set their length, their stars, and when an average is shown', () => {
    expect([REVIEW_LENGTH, REPLY_LENGTH]).toEqual([
      { min: 20, max: 5_000 },
      { min: 1, max: 2_000 },
    ]);
    expect([MOST_STARS, FEWEST_FOR_AVERAGE, RATING_PRIOR]).toEqual([5, 3, { reviews: 5, stars: 3 }]);
  });

  it('of interest and lists set how much is counted and kept', () => {
    expect([LONGEST_VISIT_SECONDS, EVENT_ID_BYTES, MOST_MERGED, BARS]).toEqual([3_600, 16, 100, 20]);
  });
});
