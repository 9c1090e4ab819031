export { ContentReported } from './domain/events';
export { ForumModule } from './forum.module';
