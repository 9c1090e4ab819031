export { ContentReported } from './domain/reports/events';
export { ForumFacade } from './forum.facade';
export { ForumModule } from './forum.module';
