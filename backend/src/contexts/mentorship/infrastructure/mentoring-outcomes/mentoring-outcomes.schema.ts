import { EntitySchema } from 'typeorm';
import type { CheckIn } from '../../domain/mentoring-outcomes/check-in';
import type { MentoringState } from '../../domain/mentoring-outcomes/mentoring-relationship';
import type { ThanksState } from '../../domain/mentoring-outcomes/thanks';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

export const mentoringRelationshipSchema = new EntitySchema<MentoringState>({
  name: 'MentoringRelationship',
  schema: 'mentorship',
  tableName: 'mentoring_relationships',
  columns: {
    studentId: { type: 'integer', name: 'student_id', primary: true },
    alumId: { type: 'integer', name: 'alum_id', primary: true },
    goal: { type: 'text', nullable: true },
    goalEditedAt: { ...timestampColumn, name: 'goal_edited_at', nullable: true },
    endProposedBy: { type: 'integer', name: 'end_proposed_by', nullable: true },
    endProposedAt: { ...timestampColumn, name: 'end_proposed_at', nullable: true },
    endAnswer: { type: 'text', name: 'end_answer', nullable: true },
  },
});

export const thanksSchema = new EntitySchema<ThanksState>({
  name: 'Thanks',
  schema: 'mentorship',
  tableName: 'thanks',
  columns: {
    id: { type: 'integer', primary: true },
    studentId: { type: 'integer', name: 'student_id' },
    alumId: { type: 'integer', name: 'alum_id' },
    text: { type: 'text' },
    mayPublish: { type: 'boolean', name: 'may_publish' },
    signature: { type: 'text' },
    alumAnswer: { type: 'text', name: 'alum_answer', nullable: true },
    isHiddenByModerators: { type: 'boolean', name: 'is_hidden_by_moderators' },
    writtenAt: { ...timestampColumn, name: 'written_at' },
    publishedAt: { ...timestampColumn, name: 'published_at', nullable: true },
  },
});

/** Without the time at which the person was asked, which the claim writes. */
export const meetingCheckInSchema = new EntitySchema<CheckIn>({
  name: 'MeetingCheckIn',
  schema: 'mentorship',
  tableName: 'meeting_check_ins',
  columns: {
    meetingId: { type: 'integer', name: 'meeting_id', primary: true },
    userId: { type: 'integer', name: 'user_id', primary: true },
    happened: { type: 'boolean', nullable: true },
    helped: { type: 'text', nullable: true },
    nextStep: { type: 'text', name: 'next_step', nullable: true },
    isNextStepShared: { type: 'boolean', name: 'is_next_step_shared' },
    answeredAt: { ...timestampColumn, name: 'answered_at', nullable: true },
    updatedAt: { ...timestampColumn, name: 'updated_at', nullable: true },
  },
});
