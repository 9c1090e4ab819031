import { EntitySchema } from 'typeorm';
import type { MatchState } from '../../domain/recommendations/match';
import type { RecommendationState } from '../../domain/recommendations/recommendation';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

export const recommendationSchema = new EntitySchema<RecommendationState>({
  name: 'Recommendation',
  schema: 'mentorship',
  tableName: 'recommendations',
  columns: {
    id: { type: 'integer', primary: true },
    studentId: { type: 'integer', name: 'student_id' },
    mentorId: { type: 'integer', name: 'mentor_id' },
    status: { type: 'text' },
    matchScore: { type: 'smallint', name: 'match_score' },
    matchReasons: { type: 'jsonb', name: 'match_reasons' },
    createdAt: { ...timestampColumn, name: 'created_at' },
    expiresAt: { ...timestampColumn, name: 'expires_at' },
    viewedAt: { ...timestampColumn, name: 'viewed_at', nullable: true },
    respondedAt: { ...timestampColumn, name: 'responded_at', nullable: true },
    declineReason: { type: 'text', name: 'decline_reason', nullable: true },
  },
});

export const matchSchema = new EntitySchema<MatchState>({
  name: 'Match',
  schema: 'mentorship',
  tableName: 'matches',
  columns: {
    id: { type: 'integer', primary: true, generated: true },
    studentId: { type: 'integer', name: 'student_id' },
    mentorId: { type: 'integer', name: 'mentor_id' },
    status: { type: 'text' },
    startDate: { ...timestampColumn, name: 'start_date' },
    endDate: { ...timestampColumn, name: 'end_date', nullable: true },
    rating: { type: 'smallint', nullable: true },
    feedback: { type: 'text', nullable: true },
    mentorRating: { type: 'smallint', name: 'mentor_rating', nullable: true },
    mentorFeedback: { type: 'text', name: 'mentor_feedback', nullable: true },
  },
});
