import { DomainError } from '../../../../shared/domain/domain-error';

export const GROUP_HOUR_LIMITS = {
  /** Students in one group hour. */
  places: 8,
  /** Upcoming group hours of one host. */
  upcomingPerHost: 20,
  /** Characters of a question to the host. */
  questionLength: 500,
  /** Days after which an ended group hour is deleted, with its questions. */
  retentionDays: 365,
} as const;

/** Unknown, or not visible to this person: callers can't distinguish the cases. */
export class GroupHourNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.group-hour-not-found', 'We couldn’t find this group hour.');
  }
}

export class GroupHourFull extends DomainError {
  constructor() {
    super(
      'conflict',
      'mentorship.group-hour-full',
      'This group hour is full. Someone may leave, so check again later.',
    );
  }
}

/** The group hour has begun or was canceled. */
export class GroupHourNotUpcoming extends DomainError {
  constructor() {
    super('conflict', 'mentorship.group-hour-over', 'This group hour has started or was canceled.');
  }
}

/** Only students who joined can write a question. */
export class GroupHourNotJoined extends DomainError {
  constructor() {
    super('conflict', 'mentorship.group-hour-not-joined', 'Join this group hour first.');
  }
}

/** The person has a meeting, another group hour or a busy time in the calendar they added. */
export class GroupHourTimeConflict extends DomainError {
  constructor() {
    super('conflict', 'mentorship.time-taken-by-you', 'You already have something at this time.');
  }
}

export class TooManyGroupHours extends DomainError {
  constructor() {
    super(
      'conflict',
      'mentorship.too-many-group-hours',
      `You have ${GROUP_HOUR_LIMITS.upcomingPerHost} upcoming group hours. Cancel one first.`,
    );
  }
}

export const GROUP_HOUR_STATUSES = ['open', 'cancelled'] as const;
export type GroupHourStatus = (typeof GROUP_HOUR_STATUSES)[number];

/** The details of a group hour that its host offers. */
export interface GroupHourPlan {
  readonly hostId: number;
  readonly topic: string;
  /** The number of students who can join, from 1 to 8. */
  readonly places: number;
  readonly startTime: Date;
  readonly endTime: Date;
  /** The URL of the call; null for a room of the product. */
  readonly meetingUrl: string | null;
}

/** A student who joined. */
interface GroupHourGuest {
  readonly userId: number;
  readonly joinedAt: Date;
  /** For the host alone. */
  readonly question: string | null;
}

export interface GroupHourState extends GroupHourPlan {
  readonly id: number;
  /** The name of the room, which can't be guessed. */
  readonly room: string;
  status: GroupHourStatus;
  /** Counts the changes that calendars must receive. */
  sequence: number;
  /** Why the host canceled it, if given. */
  reason: string | null;
  /** Who joined, first one first. */
  guests: readonly GroupHourGuest[];
  readonly createdAt: Date;
  updatedAt: Date;
}

/** Returns whose time the group hour takes. */
export const occupiedByGroupHour = ({ status, hostId, guests }: GroupHourState): readonly number[] =>
  status === 'open' ? [hostId, ...guests.map(({ userId }) => userId)] : [];
