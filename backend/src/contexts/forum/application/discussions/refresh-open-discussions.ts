import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { Participation } from './ports/discussions';
import { DiscussionNotices } from './ports/notices';

const HOUR_MS = 60 * 60 * 1_000;
/** If more people have a discussion open, only the longest viewers are notified. */
const MAX_VIEWERS = 1_000;
/** A page that has been open longer reloads when it gets the focus. */
const ASSUMED_OPEN_PAGE_MS = 12 * HOUR_MS;

/** Makes the open pages of a discussion reload it. */
@UseCase()
export class RefreshOpenDiscussions {
  constructor(
    private readonly participation: Participation,
    private readonly notices: DiscussionNotices,
    private readonly clock: Clock,
  ) {}

  /**
   * Joins the unit of work.
   * @param by the person whose own page is already up to date; null for none
   */
  async execute(postId: number, by: number | null): Promise<void> {
    const since = new Date(this.clock.now().getTime() - ASSUMED_OPEN_PAGE_MS);
    const viewers = await this.participation.listViewers(postId, since, MAX_VIEWERS);
    const others = viewers.filter((id) => id !== by);
    if (others.length > 0) this.notices.publishPostChange(others, postId);
  }
}
