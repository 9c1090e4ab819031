import { EVENT_ID_BYTES } from '../engagement/interaction-sources';
import { HISTOGRAM_BAR_COUNT } from './filter-histograms';
import { MAX_VISIT_SECONDS } from '../engagement/interaction';
import { MAX_STARS, REPLY_LENGTH, REVIEW_LENGTH } from '../reviews/review-draft';
import { MAX_MERGED_COLLEGES } from '../saved-colleges/saved-college';
import { MIN_REVIEWS_FOR_AVERAGE, RATING_PRIOR } from '../reviews/bayesian-rating';

describe('constants of the colleges context', () => {
  it('limit the length and stars of reviews, and when an average is shown', () => {
    expect([REVIEW_LENGTH, REPLY_LENGTH]).toEqual([
      { min: 20, max: 5_000 },
      { min: 1, max: 2_000 },
    ]);
    expect([MAX_STARS, MIN_REVIEWS_FOR_AVERAGE, RATING_PRIOR]).toEqual([5, 3, { reviews: 5, stars: 3 }]);
  });

  it('limit what is counted and stored about interactions and lists', () => {
    expect([MAX_VISIT_SECONDS, EVENT_ID_BYTES, MAX_MERGED_COLLEGES, HISTOGRAM_BAR_COUNT]).toEqual([3_600, 16, 100, 20]);
  });
});
