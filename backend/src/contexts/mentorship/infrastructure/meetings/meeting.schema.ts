import { EntitySchema } from 'typeorm';
import type { MeetingState } from '../../domain/meetings/meeting-state';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;
const textColumn = { type: 'text', nullable: true } as const;

export const meetingSchema = new EntitySchema<MeetingState>({
  name: 'Meeting',
  schema: 'mentorship',
  tableName: 'meetings',
  columns: {
    id: { type: 'integer', primary: true },
    hostId: { type: 'integer', name: 'host_id' },
    attendeeId: { type: 'integer', name: 'attendee_id' },
    title: { type: 'text' },
    description: textColumn,
    startTime: { ...timestampColumn, name: 'start_time' },
    endTime: { ...timestampColumn, name: 'end_time' },
    status: { type: 'text' },
    sequence: { type: 'integer' },
    meetingUrl: { ...textColumn, name: 'meeting_url' },
    room: { type: 'text' },
    isInvitation: { type: 'boolean', name: 'is_invitation' },
    jointWithId: { type: 'integer', name: 'joint_with_id', nullable: true },
    confirmedAt: { ...timestampColumn, name: 'confirmed_at', nullable: true },
    proposedStart: { ...timestampColumn, name: 'proposed_start', nullable: true },
    proposedEnd: { ...timestampColumn, name: 'proposed_end', nullable: true },
    proposalNote: { ...textColumn, name: 'proposal_note' },
    proposedAt: { ...timestampColumn, name: 'proposed_at', nullable: true },
    proposalAnswer: { ...textColumn, name: 'proposal_answer' },
    reason: textColumn,
    createdAt: { ...timestampColumn, name: 'created_at' },
    updatedAt: { ...timestampColumn, name: 'updated_at' },
  },
});
