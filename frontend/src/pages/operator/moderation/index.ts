export { type RawModerationSearch } from './model/search-params';
export { ModerationPage } from './ui/moderation-page';
