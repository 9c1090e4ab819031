/**
 * The prior of the weighted rating: as if five people had chosen the middle of the scale. Two reviews of five stars
 * then rank below forty reviews of 4.6 (3.57 against 4.42), and five ordinary reviews weigh as much as the prior. It is
 * the middle and not the average of all reviews, so that a rank doesn't move because others were reviewed.
 */
export const RATING_PRIOR = { reviews: 5, stars: 3 } as const;

/**
 * Returns the weighted rating by which a reviewed college ranks, 1 to 5.
 * @param reviews number of reviews
 * @param stars the sum of their ratings
 */
export const bayesianRating = (reviews: number, stars: number): number =>
  (RATING_PRIOR.reviews * RATING_PRIOR.stars + stars) / (RATING_PRIOR.reviews + reviews);

/** With fewer reviews, an average would reveal more about the reviewers than about the college, so none is shown. */
export const MIN_REVIEWS_FOR_AVERAGE = 3;
