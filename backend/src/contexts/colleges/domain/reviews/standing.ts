/**
 * What a college is taken for before anybody has reviewed it: as if five people had chosen the middle of the scale.
 * Two raptures then stand below forty reviews of 4.6 (3.57 against 4.42), and five ordinary reviews weigh as much as the
 * prior. The middle and not the average of all reviews: no one's place moves because others were reviewed.
 */
export const STANDING_PRIOR = { reviews: 5, stars: 3 } as const;

/**
 * Where a college stands among the reviewed ones, 1 to 5.
 * @param reviews how many there are
 * @param stars the sum of their ratings
 */
export const standing = (reviews: number, stars: number): number =>
  (STANDING_PRIOR.reviews * STANDING_PRIOR.stars + stars) / (STANDING_PRIOR.reviews + reviews);

/** Fewer reviews than this say more about the people than about the college: no average of them is shown. */
export const FEWEST_FOR_AVERAGE = 3;
