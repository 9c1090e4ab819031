export { type RawForumSearch } from './model/search';
export { ForumPage } from './ui/forum-page';
