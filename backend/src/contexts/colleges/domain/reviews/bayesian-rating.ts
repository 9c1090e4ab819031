/**
 * What a college is taken for before anyone has reviewed it: as if five people had chosen the middle of the scale.
 * Two reviews of five stars then rank below forty reviews of 4.6 (3.57 against 4.42), and five ordinary reviews weigh as
 * much as the prior. The middle and not the average of all reviews: a rank does not move because others were reviewed.
 */
export const RATING_PRIOR = { reviews: 5, stars: 3 } as const;

/**
 * The rating by which a college ranks among the reviewed ones, 1 to 5.
 * @param reviews how many there are
 * @param stars the sum of their ratings
 */
export const bayesianRating = (reviews: number, stars: number): number =>
  (RATING_PRIOR.reviews * RATING_PRIOR.stars + stars) / (RATING_PRIOR.reviews + reviews);

/** Fewer reviews than this say more about the people than about the college: no average of them is shown. */
export const FEWEST_FOR_AVERAGE = 3;
