export { PostOpened } from './domain/discussions/events';
export { ContentReported } from './domain/reports/events';
export { ForumFacade, type PublicDiscussion } from './forum.facade';
export { ForumModule } from './forum.module';
