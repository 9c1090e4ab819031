import { UseCase } from '../../../../shared/application/use-case';
import { type MeetingState, MeetingNotFound } from '../../domain/meetings/meeting-state';
import { type MeetingEntry, MeetingFiles, CalendarFeeds } from './ports/meeting-files';
import { People } from '../profiles/ports/people';
import { DELETED_USER_NAME } from '../meetings/list-meetings';
import { GroupHourReader } from '../group-hours/ports/group-hours';
import { GroupHourNotFound, type GroupHourState } from '../../domain/group-hours/group-hour-state';
import { MeetingReader } from '../meetings/ports/meetings';
import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { CalendarNotFound, DAY_MS } from '../../domain/availability/availability';

interface DescribedMeeting {
  readonly meeting: MeetingState;
  /** Whether the two are connected: the topic is shown only to connected people. */
  readonly isConnected: boolean;
}

/** Describes meetings as shown in the calendar of one user. */
@UseCase()
export class DescribeMeetings {
  constructor(private readonly people: People) {}

  /** @param isWhole includes the description if the two are connected */
  async execute(
    viewerId: number,
    describedMeetings: readonly DescribedMeeting[],
    isWhole: boolean,
  ): Promise<MeetingEntry[]> {
    const ids = describedMeetings.flatMap(({ meeting: { hostId, attendeeId } }) => [hostId, attendeeId]);
    const people = await this.people.findByIds([...new Set(ids)].filter((id) => id > 0));
    const getName = (id: number): string => people.get(id)?.displayName ?? DELETED_USER_NAME;
    return describedMeetings.map(({ meeting, isConnected }) => {
      const otherName = getName(viewerId === meeting.hostId ? meeting.attendeeId : meeting.hostId);
      return {
        subject: 'meeting',
        meeting,
        ownerName: getName(viewerId),
        otherName,
        summary: isConnected ? meeting.title : `1-on-1 with ${otherName}`,
        description: isConnected && isWhole ? meeting.description : null,
      };
    });
  }
}

/** Writes a calendar file of a meeting for one participant. Importing it again updates the entry. */
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
    return this.files.writeDownload(await this.describeMeetings.execute(by, [{ meeting, isConnected }], true));
  }
}

/** Describes group hours as shown in the calendar of their host or of one student who joined, without other students. */
@UseCase()
export class DescribeGroupHours {
  constructor(private readonly people: People) {}

  async execute(viewerId: number, groupHours: readonly GroupHourState[]): Promise<MeetingEntry[]> {
    const people = await this.people.findByIds([...new Set([viewerId, ...groupHours.map(({ hostId }) => hostId)])]);
    const getName = (id: number): string => people.get(id)?.displayName ?? DELETED_USER_NAME;
    return groupHours.map(({ id, sequence, status, startTime, endTime, updatedAt, hostId, topic }) => ({
      subject: 'group-hour',
      meeting: {
        id,
        sequence,
        status: status === 'cancelled' ? 'cancelled' : 'confirmed',
        startTime,
        endTime,
        updatedAt,
      },
      ownerName: getName(viewerId),
      otherName: getName(hostId),
      summary: topic,
      description: null,
    }));
  }
}

/** Writes a calendar file of a group hour for its host or a student who joined. */
@UseCase()
export class WriteGroupHourFile {
  constructor(
    private readonly reader: GroupHourReader,
    private readonly describeGroupHours: DescribeGroupHours,
    private readonly files: MeetingFiles,
  ) {}

  /** @throws GroupHourNotFound */
  async execute(by: number, id: number): Promise<string> {
    const groupHour = await this.reader.findById(by, id, false);
    if (!groupHour) throw new GroupHourNotFound();
    return this.files.writeDownload(await this.describeGroupHours.execute(by, [groupHour]));
  }
}

/** 256 bits, too many to guess. */
const TOKEN_BYTES = 32;

/**
 * Manages the secret address at which a user's external calendar reads their meetings. Only one address is valid at a
 * time.
 */
@UseCase()
export class ManageCalendarFeed {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** Returns when the current address was created; null if there is none. */
  findFeedCreatedAt(by: number): Promise<Date | null> {
    return this.feeds.findCreatedAt(by);
  }

  /** @returns the secret part of the new address, returned only this once; the previous address stops working */
  async renew(by: number): Promise<string> {
    const token = this.randomness.createToken(TOKEN_BYTES);
    await this.feeds.save(by, token, this.clock.now());
    return token;
  }

  deleteFeed(by: number): Promise<void> {
    return this.feeds.delete(by);
  }
}

const FEED_PAST_DAYS = 90;
const MAX_FEED_MEETINGS = 1_000;

/**
 * Returns a user's meetings to an external calendar. There is no session: the secret address is the only authorization.
 */
@UseCase()
export class ReadCalendarFeed {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly people: People,
    private readonly reader: MeetingReader,
    private readonly describeMeetings: DescribeMeetings,
    private readonly groupHours: GroupHourReader,
    private readonly describeGroupHours: DescribeGroupHours,
    private readonly files: MeetingFiles,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Contains the meetings and group hours of the last 90 days and all upcoming ones, including canceled ones: titles and participants,
   * but no descriptions.
   * @throws CalendarNotFound for every address that does not work, TooManyRequests
   */
  async execute(token: string): Promise<string> {
    const owner = await this.feeds.findOwner(token);
    if (owner === null) throw new CalendarNotFound();
    const person = (await this.people.findActiveByIds([owner])).get(owner);
    if (!person || person.role === 'college_admin') throw new CalendarNotFound();
    await this.limits.consume(RATE_LIMITS.calendarFeedPerPerson, String(owner));

    const from = new Date(this.clock.now().getTime() - FEED_PAST_DAYS * DAY_MS);
    const meetings = await this.reader.listSince(owner, from, MAX_FEED_MEETINGS);
    const described = meetings.map((meeting) => ({ meeting, isConnected: meeting.other.isConnected }));
    const groupHours = await this.groupHours.listSince(owner, from, MAX_FEED_MEETINGS);
    return this.files.writeFeed([
      ...(await this.describeMeetings.execute(owner, described, false)),
      ...(await this.describeGroupHours.execute(owner, groupHours)),
    ]);
  }
}
