export { reviewQueries, type ReviewFilter } from './api/reviews';
export { HelpfulReviews } from './ui/helpful-reviews';
export { RatingSummary } from './ui/rating-summary';
export { ReviewDialog } from './ui/review-dialog';
export { default as ReviewList } from './ui/review-list';
