import { UseCase } from '../../../../shared/application/use-case';
import { type MeetingState, MeetingNotFound } from '../../domain/meetings/meeting-state';
import { type MeetingEntry, MeetingFiles, CalendarFeeds } from './ports/meeting-files';
import { People } from '../profiles/ports/profiles';
import { GONE } from '../meetings/list-meetings';
import { MeetingReader } from '../meetings/ports/meetings';
import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { LIMITS } from '../../../../shared/domain/limits';
import { CalendarNotFound, DAY } from '../../domain/availability/availability';

export interface DescribedMeeting {
  readonly meeting: MeetingState;
  /** Whether the two are connected: what it is about is for those who are. */
  readonly isConnected: boolean;
}

/** Meetings of one person as their calendar shows them. */
@UseCase()
export class DescribeMeetings {
  constructor(private readonly people: People) {}

  /** @param isWhole with what it is about in many words, where the two are connected */
  async execute(viewerId: number, described: readonly DescribedMeeting[], isWhole: boolean): Promise<MeetingEntry[]> {
    const ids = described.flatMap(({ meeting: { hostId, attendeeId } }) => [hostId, attendeeId]);
    const people = await this.people.findByIds([...new Set(ids)].filter((id) => id > 0));
    const nameOf = (id: number): string => people.get(id)?.displayName ?? GONE;
    return described.map(({ meeting, isConnected }) => {
      const otherName = nameOf(viewerId === meeting.hostId ? meeting.attendeeId : meeting.hostId);
      return {
        meeting,
        ownerName: nameOf(viewerId),
        otherName,
        summary: isConnected ? meeting.title : `1-on-1 with ${otherName}`,
        description: isConnected && isWhole ? meeting.description : null,
      };
    });
  }
}

/** A meeting for the calendar of one of its two. Importing it again brings it up to date. */
@UseCase()
export class WriteMeetingFile {
  constructor(
    private readonly reader: MeetingReader,
    private readonly describeMeetings: DescribeMeetings,
    private readonly files: MeetingFiles,
  ) {}

  /** @throws MeetingNotFound */
  async execute(by: number, id: number): Promise<string> {
    const meeting = await this.reader.findById(by, id);
    if (!meeting) throw new MeetingNotFound();
    const { isConnected } = meeting.other;
    return this.files.published(await this.describeMeetings.execute(by, [{ meeting, isConnected }], true));
  }
}

/** 256 bits: no one guesses one. */
const TOKEN_BYTES = 32;

/** The address under which someone reads their meetings in a calendar elsewhere. One works at a time. */
@UseCase()
export class ManageCalendarFeed {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** When it was made; null where there is none. */
  madeAt(by: number): Promise<Date | null> {
    return this.feeds.getCreatedAt(by);
  }

  /** @returns the secret end of the new address, told this once; the old one works no longer */
  async renew(by: number): Promise<string> {
    const token = this.randomness.token(TOKEN_BYTES);
    await this.feeds.replace(by, token, this.clock.now());
    return token;
  }

  end(by: number): Promise<void> {
    return this.feeds.delete(by);
  }
}

const DAYS_BACK = 90;
const MOST = 1_000;

/** The meetings of anyone who was given the address, for a calendar elsewhere: it holds no session, the address is all. */
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
