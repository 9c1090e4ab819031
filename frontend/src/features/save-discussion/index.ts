export { useDiscussionCache } from './api/use-discussion-cache';
export { SaveButton } from './ui/save-button';
