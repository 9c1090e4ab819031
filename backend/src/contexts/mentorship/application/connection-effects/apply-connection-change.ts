import { UseCase } from '../../../../shared/application/use-case';
import { FinderCounts } from '../finder/ports/finder';
import { CancelUpcomingMeetings } from '../meetings/change-meeting';
import { GiveBackMinutes } from '../minutes/charge-minutes';
import { SyncMatchWithConnection } from '../recommendations/list-matches';

/** The two people of a connection. */
interface ConnectedPair {
  readonly fromUserId: number;
  readonly toUserId: number;
}

interface Connection extends ConnectedPair {
  readonly connectionId: number;
}

/**
 * Updates the counts of the finder, the match and the meetings of two people when their connection changes. Call in the
 * unit of work of the change: a mentor without a free place is never found as one who has a place, and a late call could
 * end a match that has started again.
 */
@UseCase()
export class ApplyConnectionChange {
  constructor(
    private readonly counts: FinderCounts,
    private readonly matches: SyncMatchWithConnection,
    private readonly cancelMeetings: CancelUpcomingMeetings,
    private readonly giveBackMinutes: GiveBackMinutes,
  ) {}

  async start({ fromUserId, toUserId }: ConnectedPair, at: Date): Promise<void> {
    await this.updateCounts({ fromUserId, toUserId });
    await this.matches.start(fromUserId, toUserId, at);
  }

  /**
   * Also gives the minutes back that the answer cost.
   * @param answeredAt when the answer that is undone was given
   */
  async undoStart({ connectionId, fromUserId, toUserId }: Connection, answeredAt: Date): Promise<void> {
    await this.giveBackMinutes.execute(toUserId, { kind: 'request', id: connectionId }, answeredAt);
    await this.updateCounts({ fromUserId, toUserId });
    await this.matches.undoStart(fromUserId, toUserId, answeredAt);
    await this.cancelMeetings.execute(fromUserId, { withId: toUserId, scheduledSince: answeredAt });
  }

  async end({ fromUserId, toUserId }: ConnectedPair, at: Date): Promise<void> {
    await this.updateCounts({ fromUserId, toUserId });
    await this.matches.end(fromUserId, toUserId, at);
    await this.cancelMeetings.execute(fromUserId, { withId: toUserId });
  }

  updateCounts({ fromUserId, toUserId }: ConnectedPair): Promise<void> {
    return this.counts.updateConnectionCounts([fromUserId, toUserId].sort((one, other) => one - other));
  }
}
