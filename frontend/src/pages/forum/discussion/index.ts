export { discussionHeadTags } from './model/discussion-head';
export { type RawDiscussionSearch } from './model/search';
export { DiscussionNotFoundPage } from './ui/discussion-not-found-page';
export { DiscussionPage } from './ui/discussion-page';
