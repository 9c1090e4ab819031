import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { canBeFoundBy } from '../../domain/connections/request-rules';
import { GroupHour } from '../../domain/group-hours/group-hour';
import {
  GROUP_HOUR_LIMITS,
  GroupHourNotFound,
  type GroupHourPlan,
  GroupHourTimeConflict,
  TooManyGroupHours,
} from '../../domain/group-hours/group-hour-state';
import { RoleNotAllowed } from '../../domain/profiles/person';
import { CalendarImports } from '../calendar-import/ports/calendar-imports';
import { LoadRelationship } from '../connections/request-connection';
import { MeetingRooms } from '../meetings/ports/meetings';
import { isReturnedOnCancellation } from '../../domain/minutes/minutes';
import { MINUTE_MS } from '../../domain/availability/availability';
import { ChargeMinutes, GiveBackMinutes } from '../minutes/charge-minutes';
import { People } from '../profiles/ports/people';
import { GroupHourReader, GroupHours } from './ports/group-hours';

const ROOM_BYTES = 24;

/** An alum offers a time to several students. */
@UseCase()
export class OfferGroupHour {
  constructor(
    private readonly groupHours: GroupHours,
    private readonly reader: GroupHourReader,
    private readonly calendars: CalendarImports,
    private readonly people: People,
    private readonly chargeMinutes: ChargeMinutes,
    private readonly limits: RateLimits,
    private readonly randomness: Randomness,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Costs the alum its length in minutes once, however many students join.
   * @returns the ID of the group hour
   * @throws RoleNotAllowed, MeetingRefused, GroupHourTimeConflict, TooManyGroupHours, NoMinutesLeft, TooManyRequests,
   *   PersonGone
   */
  async execute(plan: GroupHourPlan): Promise<number> {
    await this.limits.consume(RATE_LIMITS.groupHoursPerPerson, String(plan.hostId));
    return this.transactions.run(async () => {
      const { hostId, startTime, endTime } = plan;
      const now = this.clock.now();
      // Locks the host, so that the limit and the times are exact.
      await this.groupHours.lockUpcoming(hostId, now);
      if ((await this.people.getById(hostId)).role !== 'alumni') throw new RoleNotAllowed();
      const [id, room] = [await this.groupHours.nextId(), this.randomness.createToken(ROOM_BYTES)];
      const groupHour = GroupHour.offer(id, room, plan, now);
      if ((await this.reader.countUpcoming(hostId, now)) >= GROUP_HOUR_LIMITS.upcomingPerHost) {
        throw new TooManyGroupHours();
      }
      const busy = await this.calendars.listBusyPeriods([hostId], startTime, endTime);
      if (busy.length > 0) throw new GroupHourTimeConflict();
      await this.groupHours.save(groupHour);
      await this.chargeMinutes.execute({
        alumId: hostId,
        source: { kind: 'group-hour', id },
        minutes: Math.ceil((endTime.getTime() - startTime.getTime()) / MINUTE_MS),
        spentAt: startTime,
        isOwn: true,
      });
      return id;
    });
  }
}

/** A student joins the group hour of an alum whom they can find. They don't need to be connected. */
@UseCase()
export class JoinGroupHour {
  constructor(
    private readonly groupHours: GroupHours,
    private readonly loadRelationship: LoadRelationship,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Joining again changes nothing.
   * @throws GroupHourNotFound, RoleNotAllowed, GroupHourNotUpcoming, GroupHourFull, GroupHourTimeConflict,
   *   TooManyRequests, PersonGone
   */
  async execute(by: number, groupHourId: number, question: string | null): Promise<void> {
    await this.limits.consume(RATE_LIMITS.groupHourJoinsPerPerson, String(by));
    await this.transactions.run(async () => {
      const found = await this.groupHours.find(groupHourId);
      if (!found || found.hostId === by) throw new GroupHourNotFound();
      // Locks both people: the host for the last place, and the student for the time.
      const { sender, recipient, isBlocked } = await this.loadRelationship.execute(by, found.hostId);
      if (sender.role !== 'student') throw new RoleNotAllowed();
      if (!recipient || isBlocked || recipient.person.role !== 'alumni' || !canBeFoundBy('student', recipient)) {
        throw new GroupHourNotFound();
      }
      await this.groupHours.update(groupHourId, (groupHour) => groupHour.join(by, question, this.clock.now()));
    });
  }
}

/** A student leaves a group hour, or changes the question to its host. */
@UseCase()
export class ChangeAttendance {
  constructor(
    private readonly groupHours: GroupHours,
    private readonly clock: Clock,
  ) {}

  /**
   * Leaving again changes nothing.
   * @throws GroupHourNotFound, GroupHourNotUpcoming
   */
  leave(by: number, groupHourId: number): Promise<void> {
    return this.groupHours.update(groupHourId, (groupHour) => groupHour.leave(by, this.clock.now()));
  }

  /** @throws GroupHourNotFound, GroupHourNotUpcoming, GroupHourNotJoined */
  changeQuestion(by: number, groupHourId: number, question: string | null): Promise<void> {
    return this.groupHours.update(groupHourId, (groupHour) => groupHour.changeQuestion(by, question, this.clock.now()));
  }
}

/** Cancels group hours, and gives the minutes back if it is early enough. */
@UseCase()
export class CancelGroupHours {
  constructor(
    private readonly groupHours: GroupHours,
    private readonly giveBackMinutes: GiveBackMinutes,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws GroupHourNotFound, OnlyHostAllowed, GroupHourNotUpcoming */
  execute(by: number, groupHourId: number, reason: string | null): Promise<void> {
    const now = this.clock.now();
    return this.groupHours.update(groupHourId, (groupHour) =>
      this.#change(groupHour, now, () => groupHour.cancel(by, reason, now)),
    );
  }

  /**
   * Cancels the upcoming group hours that a person hosts, and removes them from those they joined. Joins the caller's
   * unit of work.
   */
  async endAllOf(userId: number): Promise<void> {
    await this.transactions.run(async () => {
      const now = this.clock.now();
      for (const id of await this.groupHours.lockUpcoming(userId, now)) {
        await this.groupHours.update(id, (groupHour) =>
          this.#change(groupHour, now, () => groupHour.endFor(userId, now)),
        );
      }
    });
  }

  async #change(groupHour: GroupHour, now: Date, act: () => void): Promise<void> {
    const wasOpen = groupHour.snapshot().status === 'open';
    act();
    const { id, hostId, status, startTime } = groupHour.snapshot();
    if (wasOpen && status === 'cancelled' && isReturnedOnCancellation({ startTime }, now)) {
      await this.giveBackMinutes.execute(hostId, { kind: 'group-hour', id });
    }
  }

  /** Removes each of two people from the upcoming group hours of the other. Joins the caller's unit of work. */
  async endBetween(one: number, other: number): Promise<void> {
    await this.transactions.run(async () => {
      const now = this.clock.now();
      for (const [guestId, hostId] of [
        [one, other],
        [other, one],
      ] as const) {
        for (const id of await this.groupHours.lockUpcoming(guestId, now, hostId)) {
          await this.groupHours.update(id, (groupHour) => groupHour.leave(guestId, now));
        }
      }
    });
  }
}

/** Returns the URL of the call to the host and everyone who joined while it is open. */
@UseCase()
export class OpenGroupHourCall {
  constructor(
    private readonly groupHours: GroupHours,
    private readonly reader: GroupHourReader,
    private readonly rooms: MeetingRooms,
    private readonly clock: Clock,
  ) {}

  /** @throws GroupHourNotFound, MeetingNotJoinable */
  async execute(by: number, groupHourId: number): Promise<string> {
    const groupHour = await this.groupHours.find(groupHourId);
    // The reader leaves out people separated by a block.
    if (!groupHour || !(await this.reader.findById(by, groupHourId, false))) throw new GroupHourNotFound();
    groupHour.assertCallOpen(by, this.clock.now());
    const { meetingUrl, room } = groupHour.snapshot();
    return meetingUrl ?? this.rooms.getUrl(room);
  }
}
