export { useInvalidateForum } from './api/use-write-discussion';
export { submitOnCtrlEnter } from './model/submit-key';
export { useRequestKey } from './model/use-request-key';
export { DiscussionDialog } from './ui/discussion-dialog';
export { MarkdownField } from './ui/markdown-field';
export { PostAsChoice } from './ui/post-as';
