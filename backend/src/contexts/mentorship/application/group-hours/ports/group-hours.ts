import { Repository } from '../../../../../shared/application/repository';
import type { Cursor } from '../../connections/ports/connections';
import type { ReminderKind } from '../../../domain/meetings/meeting-reminder';
import type { GroupHour } from '../../../domain/group-hours/group-hour';
import type { GroupHourState } from '../../../domain/group-hours/group-hour-state';

/** A reminder of a group hour for one person. */
export interface GroupHourReminder {
  readonly groupHourId: number;
  readonly userId: number;
  readonly kind: ReminderKind;
}

/**
 * Stores group hours and ensures that no one has two things at the same time. `lock` and `update` throw
 * GroupHourNotFound, and also lock the host, so that the last place is given once.
 */
export abstract class GroupHours extends Repository<GroupHour> {
  /** Reserves the ID of a new group hour. */
  abstract nextId(): Promise<number>;

  /** Finds a group hour without a lock; null if there is none. */
  abstract find(id: number): Promise<GroupHour | null>;

  /** @throws GroupHourTimeConflict when one of the people whose time it takes has something else at that time */
  abstract override save(groupHour: GroupHour): Promise<void>;

  /**
   * Locks a person, and the hosts of the upcoming group hours that they host or joined, until the end of the unit of
   * work.
   * @param hostId limits them to those of one host
   * @returns the IDs of these group hours, soonest first
   */
  abstract lockUpcoming(userId: number, now: Date, hostId?: number): Promise<readonly number[]>;

  /**
   * Claims all due reminders of this kind, for the host and everyone who joined. Each is claimed only once across all
   * processes.
   */
  abstract claimReminders(
    kind: ReminderKind,
    window: { readonly from: number; readonly until: number },
    now: Date,
  ): Promise<readonly GroupHourReminder[]>;
}

/** A group hour with what its host's profile says; null if unknown. */
export interface GroupHourRow extends GroupHourState {
  readonly host: {
    readonly college: string | null;
    readonly collegeId: number | null;
    readonly major: string | null;
    readonly graduationYear: number | null;
  };
}

/** `open`: those a student can join. `own`: those the person hosts or joined and that aren't over yet. */
export const GROUP_HOUR_LISTS = ['open', 'own'] as const;
export type GroupHourList = (typeof GROUP_HOUR_LISTS)[number];

export interface GroupHoursQuery {
  readonly list: GroupHourList;
  readonly hostId?: number;
  /** The college of the host's profile. */
  readonly collegeId?: number;
  readonly now: Date;
  readonly limit: number;
  readonly after: Cursor | null;
}

/** Group hours for display. Those of a host who blocks the viewer, or whom the viewer blocks, are left out everywhere. */
export abstract class GroupHourReader {
  /** Lists group hours, soonest first. Open ones have a host whom members find and who isn't suspended or leaving. */
  abstract list(viewerId: number, query: GroupHoursQuery): Promise<readonly GroupHourRow[]>;

  /**
   * Finds one that the viewer hosts or joined; null if there is none.
   * @param isOpenFound whether it also finds those that anyone can join
   */
  abstract findById(viewerId: number, id: number, isOpenFound: boolean): Promise<GroupHourRow | null>;

  /** Lists those that the person hosts or joined and that ended at `from` or later, latest first. */
  abstract listSince(userId: number, from: Date, limit: number): Promise<readonly GroupHourRow[]>;

  /** Counts the upcoming group hours of a host. */
  abstract countUpcoming(hostId: number, now: Date): Promise<number>;
}
