import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { LIMITS } from '../../../../shared/domain/limits';
import { CalendarNotFound } from '../../domain/availability/meeting-time-errors';
import { DAY } from '../../domain/availability/zone';
import { DescribeMeetings } from './describe-meetings';
import { CalendarFeeds } from './ports/calendar-feeds';
import { People } from '../profiles/ports/people';
import { MeetingFiles } from './ports/meeting-files';
import { MeetingReader } from '../meetings/ports/meeting-reader';

const DAYS_BACK = 90;
const MOST = 1_000;

/** The meetings of whoever was given the address, for a calendar elsewhere: it holds no session, the address is all. */
@UseCase()
export class ReadCalendarFeed {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly people: People,
    private readonly reader: MeetingReader,
    private readonly describeMeetings: DescribeMeetings,
    private readonly files: MeetingFiles,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Those of the last 90 days and all to come, also what is off; who meets whom when, not what it is about in many words.
   * @throws CalendarNotFound for every address that does not work, TooManyRequests
   */
  async execute(token: string): Promise<string> {
    const owner = await this.feeds.findOwner(token);
    if (owner === null) throw new CalendarNotFound();
    const person = (await this.people.findActiveByIds([owner])).get(owner);
    if (!person || person.role === 'college_admin') throw new CalendarNotFound();
    await this.limits.consume(LIMITS.calendarFeedPerPerson, String(owner));

    const from = new Date(this.clock.now().getTime() - DAYS_BACK * DAY);
    const meetings = await this.reader.listSince(owner, from, MOST);
    const described = meetings.map((meeting) => ({ meeting, isConnected: meeting.other.isConnected }));
    return this.files.feed(await this.describeMeetings.execute(owner, described, false));
  }
}
