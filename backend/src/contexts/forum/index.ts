export { PostOpened } from './domain/discussions/events';
export { ContentReported } from './domain/reports/events';
export { ForumModule } from './forum.module';
export { ForumFacade, type PublicDiscussion } from './forum.facade';
export { ForumModerationFacade } from './forum-moderation.facade';
export { ForumDemoFacade } from './forum-demo.facade';
export { ForumPersonalData } from './forum-personal-data.facade';
