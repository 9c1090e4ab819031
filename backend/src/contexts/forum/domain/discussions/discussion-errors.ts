import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';

/** Some of the fields are invalid; lists every error. */
export class WritingRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'forum.writing-refused', faults[0].message, faults);
  }
}

export class PostNotFound extends DomainError {
  constructor() {
    super('not-found', 'forum.post-not-found', 'We couldn’t find this discussion. The author may have deleted it.');
  }
}

export class ReplyNotFound extends DomainError {
  constructor() {
    super('not-found', 'forum.reply-not-found', 'We couldn’t find this reply. The author may have deleted it.');
  }
}

export class NotYourPost extends DomainError {
  constructor() {
    super('forbidden', 'forum.not-your-post', 'Only the person who started this discussion can do this.');
  }
}

export class NotYourReply extends DomainError {
  constructor() {
    super('forbidden', 'forum.not-your-reply', 'Only the person who wrote this reply can change it.');
  }
}

/** Two people agreed to publish this text, so neither can change it without the other. */
export class TextLockedByAgreement extends DomainError {
  constructor() {
    super(
      'conflict',
      'forum.agreed-text',
      'You can’t edit or delete this because you and another person agreed to publish it. You can withdraw it in your conversation.',
    );
  }
}

/** Administrators speak for their college and can't be anonymous. */
export class AdministratorsCannotBeAnonymous extends DomainError {
  constructor() {
    const message = 'College administrators can’t post anonymously';
    super('invalid', 'forum.no-anonymous-administrators', message, [{ field: 'anonymous', message }]);
  }
}

export class FirstDayLimitReached extends DomainError {
  constructor(
    content: 'discussions' | 'replies',
    limit: number,
    override readonly retryAfterSeconds: number,
  ) {
    super(
      'too-many',
      'forum.first-day-limit',
      `You can write up to ${limit} ${content} on your first day. Please come back later.`,
    );
  }
}

/** The same error for every anonymous author, including the viewer, so that nothing identifies the author. */
export class CannotBlockAnonymousAuthor extends DomainError {
  constructor() {
    super(
      'conflict',
      'forum.anonymous-author',
      'You can’t block someone who posted anonymously. Report the post instead.',
    );
  }
}

export class AuthorAccountDeleted extends DomainError {
  constructor() {
    super('conflict', 'forum.author-gone', 'This account was deleted. There’s no one to block.');
  }
}

export class CannotBlockYourself extends DomainError {
  constructor() {
    super('forbidden', 'forum.own-text', 'You wrote this. You can’t block yourself.');
  }
}
