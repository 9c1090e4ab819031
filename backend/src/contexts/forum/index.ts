export { PostOpened } from './integration-events/discussion-events';
export { ForumModule } from './forum.module';
export { ForumFacade, type PublicDiscussion } from './forum.facade';
export { ForumModerationFacade } from './forum-moderation.facade';
export { ForumDemoFacade } from './forum-demo.facade';
export { ForumPersonalData } from './forum-personal-data.facade';
