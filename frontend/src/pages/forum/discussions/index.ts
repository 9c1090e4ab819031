export { type ForumAddress } from './model/search';
export { ForumPage } from './ui/forum-page';
