import { Injectable } from '@nestjs/common';
import { MessagingFacade } from '../../../messaging';
import { LivePages } from '../../application/discussions/ports/live-pages';

/** The stream of messaging carries it; it names the discussion and no one. */
@Injectable()
export class StreamLivePages extends LivePages {
  constructor(private readonly messaging: MessagingFacade) {
    super();
  }

  postChanged(userIds: readonly number[], postId: number): void {
    this.messaging.publishForumChange(userIds, postId);
  }
}
