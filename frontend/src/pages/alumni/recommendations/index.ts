export { type RecommendationsAddress } from './model/search';
export { RecommendationsPage } from './ui/recommendations-page';
