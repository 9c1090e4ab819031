import { DomainError } from '../../../../shared/domain/domain-error';

/** There is no one of that number for the one who asks: unknown, out of sight and blocked are alike. */
export class ConversationNotFound extends DomainError {
  constructor() {
    super('not-found', 'messaging.conversation-not-found', 'There is no such conversation.');
  }
}

export class OwnConversation extends DomainError {
  constructor() {
    const message = 'This is you. Please choose another person.';
    super('invalid', 'messaging.own-conversation', message, [{ field: 'userId', message }]);
  }
}
