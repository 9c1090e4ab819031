export { type ModerationAddress } from './model/search-params';
export { ModerationPage } from './ui/moderation-page';
