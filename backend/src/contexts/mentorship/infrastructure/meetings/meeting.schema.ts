import { EntitySchema } from 'typeorm';
import type { MeetingState } from '../../domain/meetings/meeting-state';

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
