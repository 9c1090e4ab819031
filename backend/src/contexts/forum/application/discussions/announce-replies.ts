import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { Participation } from './ports/discussions';
import { Notices } from './ports/notices';

const HOUR = 60 * 60 * 1_000;
/** A discussion that more people have open is read again by those who look longest. */
const MOST_PAGES = 1_000;
/** A page that has been open for longer reads again when it gets the focus. */
const OPEN_FOR = 12 * HOUR;

/** Lets the open pages of a discussion read it again. */
@UseCase()
export class AnnounceReplies {
  constructor(
    private readonly participation: Participation,
    private readonly notices: Notices,
    private readonly clock: Clock,
  ) {}

  /** Joins the unit of work. @param by whose own page knows already */
  async execute(postId: number, by: number | null): Promise<void> {
    const since = new Date(this.clock.now().getTime() - OPEN_FOR);
    const viewers = await this.participation.viewersSince(postId, since, MOST_PAGES);
    const others = viewers.filter((id) => id !== by);
    if (others.length > 0) this.notices.postChanged(others, postId);
  }
}
