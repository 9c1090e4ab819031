import { DomainError } from '../../../../shared/domain/domain-error';

/** The caller has no conversation with this person; the same for unknown, invisible and blocked people. */
export class ConversationNotFound extends DomainError {
  constructor() {
    super('not-found', 'messaging.conversation-not-found', 'We couldn’t find this conversation.');
  }
}

export class CannotMessageYourself extends DomainError {
  constructor() {
    const message = 'You can’t choose yourself. Please choose someone else.';
    super('invalid', 'messaging.own-conversation', message, [{ field: 'userId', message }]);
  }
}

/** The recipient or the text of a message is invalid. */
export class MessageRefused extends DomainError {
  constructor(field: 'content' | 'recipientId', message: string) {
    super('invalid', 'messaging.message-refused', message, [{ field, message }]);
  }
}

/** The sender has reached the maximum number of messages before an answer. */
export class MessageLimitBeforeAnswerReached extends DomainError {
  constructor(limit: number) {
    super(
      'forbidden',
      'messaging.wait-for-answer',
      `You sent ${limit} messages. Please wait for a reply before you send more.`,
    );
  }
}

/** The message does not exist, or it is between two other people. */
export class MessageNotFound extends DomainError {
  constructor() {
    super('not-found', 'messaging.message-not-found', 'We couldn’t find this message.');
  }
}

export class OnlyRecipientMarksRead extends DomainError {
  constructor() {
    super('forbidden', 'messaging.only-recipient-reads', 'Only the recipient can mark a message as read.');
  }
}

export class OnlySenderDeletes extends DomainError {
  constructor() {
    super('forbidden', 'messaging.only-sender-deletes', 'Only the person who sent a message can delete it.');
  }
}

export class TooLateToDelete extends DomainError {
  constructor(minutes: number) {
    super(
      'forbidden',
      'messaging.too-late-to-delete',
      `You can delete a message only within ${minutes} minutes of sending it.`,
    );
  }
}

/** The message of a request cannot be deleted, because it is part of the request. */
export class RequestMessageNotDeletable extends DomainError {
  constructor() {
    super(
      'conflict',
      'messaging.request-stays',
      'You can’t delete the message of a connection request. You can withdraw the request while it’s open.',
    );
  }
}

/** College administrators cannot use messages until they are verified. */
export class CollegeMembershipNotVerified extends DomainError {
  constructor() {
    super(
      'forbidden',
      'messaging.wait-to-be-verified',
      'You can use messages once your college membership is verified.',
    );
  }
}
