export { type RawRecommendationsSearch } from './model/search';
export { RecommendationsPage } from './ui/recommendations-page';
