export { ForumModule } from './forum.module';
