export { MessagingModule } from './messaging.module';
export { ConversationsFacade } from './conversations.facade';
export { NotificationsFacade } from './notifications.facade';
export { MessageModerationFacade } from './message-moderation.facade';
export { type GeneratedMessage, MessagingGeneratorFacade } from './messaging-generator.facade';
export { MessagingPersonalData } from './messaging-personal-data.facade';
