import { IntegrationEvent } from '../../../shared/domain/integration-event';

/** A discussion was started. The author is known to listeners within the product, never to readers. */
export class PostOpened extends IntegrationEvent {
  static readonly eventName = 'forum.post-opened';
  static readonly version = 1;

  constructor(
    readonly postId: number,
    readonly authorId: number,
    readonly isAnonymous: boolean,
    readonly collegeId: number | null,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}
