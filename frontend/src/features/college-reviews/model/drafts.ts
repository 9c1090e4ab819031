/** The keys of unsent drafts about a college. */
export const reviewDraftKey = (reviewId: number | undefined, collegeId: number | undefined) =>
  reviewId === undefined ? `review:new:${collegeId ?? 'any'}` : `review:${reviewId}`;
export const replyDraftKey = (reviewId: number) => `review-reply:${reviewId}`;
export const reportDraftKey = (reviewId: number) => `review-report:${reviewId}`;
