export { type ModerationAddress } from './model/address';
export { ModerationPage } from './ui/moderation-page';
