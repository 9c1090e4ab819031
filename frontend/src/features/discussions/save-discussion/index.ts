export { useUpdateCachedDiscussion } from './api/use-discussion-cache';
export { SaveDiscussionButton } from './ui/save-button';
