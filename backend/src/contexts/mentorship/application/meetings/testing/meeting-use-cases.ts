import { Randomness } from '../../../../../shared/application/randomness';
import { RateLimits, TooManyRequests } from '../../../../../shared/application/rate-limits';
import type { RateLimit } from '../../../../../shared/domain/limits';
import type { Period, TimeZone } from '../../../domain/availability/availability';
import {
  AnswerMeeting,
  ChangeMeeting,
  CancelMeeting,
  CancelUpcomingMeetings,
  CheckMeetingAccess,
  JoinMeeting,
} from '../change-meeting';
import { FindConflicts, CheckTimeFit } from '../../meeting-planning/meeting-times';
import { MeetingRooms } from '../ports/meetings';
import { TimeZoneDatabase } from '../../availability/ports/availabilities';
import { ChargeMeeting } from '../charge-meeting';
import { EndJointCall } from '../end-joint-call';
import { ScheduleMeeting } from '../schedule-meeting';
import { ListMeetings } from '../list-meetings';
import { NOON } from './sample-meeting';
import { InMemoryAvailabilities, InMemoryUserTimeZones } from '../../availability/testing/in-memory-availability';
import type { MeetingStores } from './meetings.contract';
import { connectionUseCases } from '../../connections/testing/connection-use-cases';

/** Never resets: its windows don't expire. */
export class CountedLimits extends RateLimits {
  readonly used = new Map<string, number>();

  async consume({ name, points, seconds }: RateLimit, key: string): Promise<void> {
    const used = (this.used.get(`${name} ${key}`) ?? 0) + 1;
    this.used.set(`${name} ${key}`, used);
    if (used > points) throw new TooManyRequests(seconds);
  }

  async check(): Promise<void> {}

  async reset(): Promise<void> {}
}

class SequentialRandomness extends Randomness {
  #made = 0;

  createToken(bytes: number): string {
    return `${bytes}-bytes-${++this.#made}`;
  }
}

class RoomsByName extends MeetingRooms {
  readonly host = 'rooms.example';

  getUrl(room: string): string {
    return `https://rooms.example.org/${room}`;
  }
}

/** Names zones by their offset from UTC in hours: `+9`. */
class FixedZones extends TimeZoneDatabase {
  findByName(name: string): TimeZone {
    return { offsetAt: () => Number(name) * 60 };
  }

  formatPeriod({ startTime }: Period, timeZone: string | null): string {
    return `${startTime.toISOString()} ${timeZone ?? 'UTC'}`;
  }
}

type UseCaseDependencies = MeetingStores & Parameters<typeof connectionUseCases>[0];

/** The meeting use cases on the given stores. */
export function meetingUseCases({ meetings, reader, ...others }: UseCaseDependencies) {
  const connections = connectionUseCases(others);
  const { people, clock, relationship, minutes } = connections;
  clock.at = NOON;
  const { transactions, blocks } = others;
  const [limits, timeZones, availabilities] = [
    new CountedLimits(),
    new InMemoryUserTimeZones(),
    new InMemoryAvailabilities(),
  ];
  const checkAccess = new CheckMeetingAccess(blocks);
  const checkTimeFit = new CheckTimeFit(timeZones, new FixedZones(), availabilities);
  return {
    ...connections,
    meetings,
    reader,
    limits,
    timeZones,
    availabilities,
    ask: connections.request,
    reply: connections.answer,
    schedule: new ScheduleMeeting(relationship, meetings, limits, new SequentialRandomness(), transactions, clock),
    change: new ChangeMeeting(meetings, checkAccess, clock),
    answer: new AnswerMeeting(meetings, checkAccess, clock),
    cancel: new CancelMeeting(meetings, checkAccess, clock),
    chargeMeeting: new ChargeMeeting(meetings, people, minutes.charge, minutes.giveBack, clock),
    endJointCall: new EndJointCall(meetings, clock),
    cancelUpcoming: new CancelUpcomingMeetings(meetings, transactions, clock),
    joinMeeting: new JoinMeeting(meetings, checkAccess, new RoomsByName(), clock),
    conflicts: new FindConflicts(relationship, checkTimeFit, reader),
    show: new ListMeetings(reader, people, clock),
  };
}
