import type { Meeting } from '../../../domain/meetings/meeting';

/** Meetings, and whose time they take. */
export abstract class Meetings {
  /** Where a new one begins. */
  abstract nextId(): Promise<number>;

  /** Null where there is none. Inside a unit of work no one else is at what either of the two keeps before its end. */
  abstract findById(id: number): Promise<Meeting | null>;

  /** @throws TimeTaken when one of those whose time it takes has another meeting then */
  abstract save(meeting: Meeting): Promise<void>;

  /** Keys of the meetings to come of someone, with this person where one is named; soonest first. */
  abstract listUpcomingIds(userId: number, now: Date, withId?: number): Promise<readonly number[]>;

  /** When this person invited people with whom they were not connected since then, oldest first. */
  abstract listInvitationsSince(hostId: number, since: Date): Promise<readonly Date[]>;
}

/** Where people meet who have not said where. */
export abstract class MeetingRooms {
  /** Whose service it is: the host of its address, e.g. `meet.jit.si`. */
  abstract readonly host: string;

  /** The address of the room of this name; cameras and microphones are off when someone enters. */
  abstract addressOf(room: string): string;
}
