import { EntitySchema } from 'typeorm';
import { type MeetingState, peopleHeldBy, TimeTaken } from '../../domain/meetings/meeting-state';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Meetings } from '../../application/meetings/ports/meetings';
import { Meeting } from '../../domain/meetings/meeting';
import { lockAllUsers, lockUsers } from '../profiles/typeorm-profiles';

const moment = { type: 'timestamptz', precision: 3 } as const;
const text = { type: 'text', nullable: true } as const;

export const meetingSchema = new EntitySchema<MeetingState>({
  name: 'Meeting',
  schema: 'mentorship',
  tableName: 'meetings',
  columns: {
    id: { type: 'integer', primary: true },
    hostId: { type: 'integer', name: 'host_id' },
    attendeeId: { type: 'integer', name: 'attendee_id' },
    title: { type: 'text' },
    description: text,
    startTime: { ...moment, name: 'start_time' },
    endTime: { ...moment, name: 'end_time' },
    status: { type: 'text' },
    sequence: { type: 'integer' },
    meetingUrl: { ...text, name: 'meeting_url' },
    room: { type: 'text' },
    isInvitation: { type: 'boolean', name: 'is_invitation' },
    confirmedAt: { ...moment, name: 'confirmed_at', nullable: true },
    proposedStart: { ...moment, name: 'proposed_start', nullable: true },
    proposedEnd: { ...moment, name: 'proposed_end', nullable: true },
    proposalNote: { ...text, name: 'proposal_note' },
    proposedAt: { ...moment, name: 'proposed_at', nullable: true },
    proposalAnswer: { ...text, name: 'proposal_answer' },
    reason: text,
    createdAt: { ...moment, name: 'created_at' },
    updatedAt: { ...moment, name: 'updated_at' },
  },
});

@Injectable()
export class TypeormMeetings extends Meetings {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async nextId(): Promise<number> {
    const [row] = await this.unitOfWork.query<{ id: number }>(
      `SELECT nextval(pg_get_serial_sequence('mentorship.meetings', 'id'))::integer AS id`,
    );
    return row!.id;
  }

  async find(id: number): Promise<Meeting | null> {
    const repository = this.unitOfWork.manager.getRepository(meetingSchema);
    const found = await repository.findOneBy({ id });
    if (!found) return null;
    if (!this.unitOfWork.isInUnitOfWork) return Meeting.restore(found);
    // A person may have been erased while waiting for the lock.
    await lockUsers(this.unitOfWork, found.hostId, found.attendeeId);
    const state = await repository.findOneBy({ id });
    return state && Meeting.restore(state);
  }

  async save(meeting: Meeting): Promise<void> {
    const state: MeetingState = meeting.snapshot();
    await this.unitOfWork.saveAggregate(meeting, async (db) => {
      await db.getRepository(meetingSchema).upsert(state, ['id']);
      await this.unitOfWork.query('DELETE FROM mentorship.meeting_participants WHERE meeting_id = $1', [state.id]);
      await this.#hold(state);
    });
  }

  async listUpcomingIds(userId: number, now: Date, withId?: number): Promise<readonly number[]> {
    if (this.unitOfWork.isInUnitOfWork) {
      await lockAllUsers(this.unitOfWork, async () => {
        const meetings = await this.#upcoming(userId, now, withId);
        return [userId, ...meetings.flatMap(({ hostId, attendeeId }) => [hostId, attendeeId])];
      });
    }
    return (await this.#upcoming(userId, now, withId)).map(({ id }) => id);
  }

  #upcoming(userId: number, now: Date, withId?: number) {
    return this.unitOfWork.query<{ id: number; hostId: number; attendeeId: number }>(
      `SELECT id, host_id AS "hostId", attendee_id AS "attendeeId" FROM mentorship.meetings
       WHERE $1 IN (host_id, attendee_id) AND ($3::integer IS NULL OR $3 IN (host_id, attendee_id))
         AND status IN ('pending', 'confirmed') AND start_time > $2 ORDER BY start_time, id`,
      [userId, now, withId ?? null],
    );
  }

  async listInvitationsSince(hostId: number, since: Date): Promise<readonly Date[]> {
    const rows = await this.unitOfWork.query<{ at: Date }>(
      `SELECT created_at AS at FROM mentorship.meetings
       WHERE host_id = $1 AND is_invitation AND created_at > $2 ORDER BY 1`,
      [hostId, since],
    );
    return rows.map(({ at }) => at);
  }

  async #hold(state: MeetingState): Promise<void> {
    try {
      await this.unitOfWork.query(
        `INSERT INTO mentorship.meeting_participants (meeting_id, user_id, starts_at, ends_at)
         SELECT $1, user_id, $3, $4 FROM unnest($2::integer[]) AS user_id`,
        [state.id, peopleHeldBy(state), state.startTime, state.endTime],
      );
    } catch (error) {
      if (isOverlap(error)) throw new TimeTaken();
      throw error;
    }
  }
}

/** Checks whether the error is an exclusion violation: a person would have two meetings at the same time. */
const isOverlap = (error: unknown): boolean =>
  (error as { driverError?: { code?: string } } | null)?.driverError?.code === '23P01';
