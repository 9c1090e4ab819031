export { ContentReported } from './domain/events';
export { ForumFacade } from './forum.facade';
export { ForumModule } from './forum.module';
