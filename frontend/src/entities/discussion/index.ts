export {
  forumQueries,
  type Discussion,
  type DiscussionFilter,
  type DiscussionFilters,
  type DiscussionPage,
  type DiscussionSort,
  type ForumReply,
  type ListedDiscussion,
} from './api/discussions';
export { markdownExcerpt } from './lib/excerpt';
export { toPlainText } from './lib/plain-text';
export { rolePseudonym, repliesLabel, viewsLabel } from './model/labels';
export { Byline } from './ui/byline';
export { AnsweredMark, DiscussionCard } from './ui/discussion-card';
export { DiscussionSkeletons } from './ui/discussion-skeleton';
export { DiscussionSummary } from './ui/discussion-summary';
export { DiscussionTags } from './ui/discussion-tags';
export { HiddenByModerationNotice } from './ui/hidden-notice';
export { MarkdownText } from './ui/markdown-text';
