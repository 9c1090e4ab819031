export { parseReviewsSearch, type ReviewsSearch } from './model/reviews-search';
export { ReviewsPage } from './ui/reviews-page';
