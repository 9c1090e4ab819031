export { discussionHead } from './model/discussion-head';
export { type DiscussionAddress } from './model/search';
export { DiscussionNotFoundPage } from './ui/discussion-not-found-page';
export { DiscussionPage } from './ui/discussion-page';
