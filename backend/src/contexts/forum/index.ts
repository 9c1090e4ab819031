export { PostOpened } from './integration-events/discussion-events';
export { ForumModule } from './forum.module';
export { ForumFacade, type ListedQuestion, type PublicDiscussion, type PublicQuestion } from './forum.facade';
export { ForumModerationFacade } from './forum-moderation.facade';
export { ForumDemoFacade } from './forum-demo.facade';
export { ForumGeneratorFacade, type GeneratedDiscussion, type GeneratedReply } from './forum-generator.facade';
export { ForumPersonalData } from './forum-personal-data.facade';
