export { MessagingFacade } from './messaging.facade';
export { MessagingModule } from './messaging.module';
