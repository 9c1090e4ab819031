import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { Participation } from './ports/discussions';
import { Members } from './ports/members';
import { DiscussionNotices } from './ports/notices';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Before the first visit, content of the last week counts as new, if the account is older. */
const FIRST_VISIT_DAYS = 7;
/** A higher number is shown as "99+". */
const MAX_NEW_COUNT = 100;

/** The actions of members on discussions other than writing. Repeating a call changes nothing. */
@UseCase()
export class ParticipateInDiscussions {
  constructor(
    private readonly participation: Participation,
    private readonly members: Members,
    private readonly notices: DiscussionNotices,
    private readonly clock: Clock,
  ) {}

  /** @throws PostNotFound */
  async setPostSaved(userId: number, postId: number, isSaved: boolean): Promise<void> {
    if (isSaved) await this.participation.savePost(userId, postId, this.clock.now());
    else await this.participation.deleteSavedPost(userId, postId);
  }

  /** @throws PostNotFound */
  setSubscribed(userId: number, postId: number, isOn: boolean): Promise<void> {
    return this.participation.saveSubscription(userId, postId, isOn, this.clock.now());
  }

  /**
   * Counts one view for each person and day.
   * @returns the new number of views
   * @throws PostNotFound
   */
  async recordView(userId: number, postId: number): Promise<number> {
    const views = await this.participation.recordView(userId, postId, this.clock.now());
    await this.notices.markRead(userId, postId);
    return views;
  }

  recordVisit(userId: number): Promise<void> {
    return this.participation.saveVisit(userId, this.clock.now());
  }

  /** Counts content by others since the last visit, up to 100; before the first visit, only since the registration. */
  async countNewContent(userId: number): Promise<number> {
    const registeredAt = await this.members.getRegisteredAt(userId);
    const firstSince = Math.max(this.clock.now().getTime() - FIRST_VISIT_DAYS * DAY_MS, registeredAt.getTime());
    return this.participation.countNewContent(userId, new Date(firstSince), MAX_NEW_COUNT);
  }
}
