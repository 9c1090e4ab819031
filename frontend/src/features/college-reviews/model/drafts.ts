/** The keys of unsent drafts about a college. */
export const reviewDraft = (reviewId: number | undefined, collegeId: number | undefined) =>
  reviewId === undefined ? `review:new:${collegeId ?? 'any'}` : `review:${reviewId}`;
export const replyDraft = (reviewId: number) => `review-reply:${reviewId}`;
export const reportDraft = (reviewId: number) => `review-report:${reviewId}`;
