import { UseCase } from '../../../../shared/application/use-case';
import type { PostAnswered } from '../../domain/discussions/events';
import { RefreshOpenDiscussions } from './refresh-open-discussions';
import { Participation } from './ports/discussions';

/** Subscribes the author of a new reply to the discussion, and makes the open pages of others reload it. */
@UseCase()
export class FollowUpReply {
  constructor(
    private readonly participation: Participation,
    private readonly refreshOpenDiscussions: RefreshOpenDiscussions,
  ) {}

  /** Joins the unit of work. */
  async execute({ postId, authorId, occurredAt }: PostAnswered): Promise<void> {
    await this.participation.subscribe(authorId, postId, occurredAt);
    await this.refreshOpenDiscussions.execute(postId, authorId);
  }
}
