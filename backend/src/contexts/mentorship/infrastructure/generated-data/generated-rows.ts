import {
  type AlumniDetails,
  type AlumniProfileState,
  EMPTY_ALUMNI_DETAILS,
} from '../../domain/profile-fields/alumni-details';
import {
  EMPTY_STUDENT_DETAILS,
  type StudentDetails,
  type StudentProfileState,
} from '../../domain/profile-fields/student-details';
import { createPendingState, type ConnectionState } from '../../domain/connections/connection-state';
import { createMeetingState, type MeetingState, occupiedUserIds } from '../../domain/meetings/meeting-state';
import { STEPS_BY_ROLE, type OnboardingState } from '../../domain/onboarding/onboarding';
import type { MatchState } from '../../domain/recommendations/match';
import { Recommendation, type RecommendationState } from '../../domain/recommendations/recommendation';
import { scoreMatch } from '../../domain/matching/match-score';

/** The profile of a student; omitted details are empty. */
export interface GeneratedStudentProfile
  extends Partial<StudentDetails>, Pick<StudentProfileState, 'userId' | 'visibilityChosenAt' | 'lastEditedAt'> {
  readonly isPublic: boolean;
}

/** The profile of an alum; omitted details are empty. */
export interface GeneratedAlumniProfile
  extends
    Partial<AlumniDetails>,
    Pick<
      AlumniProfileState,
      'userId' | 'isProfileVisible' | 'visibilityChosenAt' | 'allowStudentConnections' | 'lastEditedAt'
    > {
  /** Whether students can book hours. */
  readonly offersHours: boolean;
  readonly timeZone: string;
}

/** A connection whose answer, if any, can no longer be undone. */
export interface GeneratedConnection extends Pick<
  ConnectionState,
  'id' | 'fromUserId' | 'toUserId' | 'mentorId' | 'message' | 'status' | 'closedBy' | 'createdAt' | 'updatedAt'
> {
  /** When the request was accepted; null if it never was. */
  readonly acceptedAt: Date | null;
}

export interface GeneratedMeeting extends Pick<
  MeetingState,
  'id' | 'hostId' | 'attendeeId' | 'title' | 'startTime' | 'endTime' | 'createdAt'
> {
  readonly isCancelled: boolean;
}

/** A mentor who was recommended to a student, and whom the student asked. */
export interface GeneratedRecommendation {
  readonly student: GeneratedStudentProfile;
  readonly mentor: GeneratedAlumniProfile;
  readonly createdAt: Date;
  readonly respondedAt: Date;
}

export const toStudentProfile = ({ isPublic, ...profile }: GeneratedStudentProfile): StudentProfileState => ({
  ...EMPTY_STUDENT_DETAILS,
  ...profile,
  profileVisibility: isPublic ? 'public' : 'private',
});

export const toAlumniProfile = (generated: GeneratedAlumniProfile): AlumniProfileState => ({
  ...EMPTY_ALUMNI_DETAILS,
  ...generated,
});

/** Hours on two afternoons; null for alumni who offer none. */
export const toAvailability = ({ offersHours, userId, timeZone }: GeneratedAlumniProfile) =>
  offersHours
    ? {
        userId,
        timeZone,
        lengthMinutes: 30 as const,
        noticeHours: 24,
        rules: [2, 4].map((day) => ({ day, from: '15:00', to: '18:00' })),
        daysOff: [],
      }
    : null;

export const toFinishedOnboarding = (
  { userId }: { readonly userId: number },
  role: 'student' | 'alumni',
  at: Date,
): OnboardingState => ({
  userId,
  role,
  completedSteps: [...STEPS_BY_ROLE[role]],
  skippedAt: null,
  completedAt: at,
});

export function toConnection(generated: GeneratedConnection): ConnectionState {
  const pending = createPendingState(generated.id, generated, generated.createdAt);
  return { ...pending, ...generated, expiresAt: generated.status === 'pending' ? pending.expiresAt : null };
}

/** Returns the match of a student and a mentor; null if the request was never accepted, or if both are alumni. */
export function toMatch(connection: Omit<GeneratedConnection, 'message'>): MatchState | null {
  const { mentorId, fromUserId, toUserId, acceptedAt, status, updatedAt } = connection;
  if (mentorId === null || acceptedAt === null) return null;
  const isActive = status === 'connected';
  return {
    id: 0,
    studentId: mentorId === fromUserId ? toUserId : fromUserId,
    mentorId,
    status: isActive ? 'active' : 'ended',
    startDate: acceptedAt,
    endDate: isActive ? null : updatedAt,
    rating: null,
    feedback: null,
    mentorRating: null,
    mentorFeedback: null,
  };
}

export function toMeeting({ isCancelled, createdAt, ...plan }: GeneratedMeeting): MeetingState {
  const details = { ...plan, description: null, meetingUrl: null };
  const meeting = createMeetingState(plan.id, `generated-${plan.id}`, details, { isInvitation: false }, createdAt);
  return isCancelled ? { ...meeting, status: 'cancelled', sequence: 1 } : meeting;
}

/** Returns the times that a meeting takes. */
export function toParticipants(generated: GeneratedMeeting) {
  const meeting = toMeeting(generated);
  return occupiedUserIds(meeting).map((userId) => ({
    meetingId: meeting.id,
    userId,
    startsAt: meeting.startTime,
    endsAt: meeting.endTime,
  }));
}

/** Returns an accepted recommendation with its score; null if the mentor doesn’t fit the student at all. */
export function toRecommendation(id: number, generated: GeneratedRecommendation): RecommendationState | null {
  const { student, mentor, createdAt, respondedAt } = generated;
  const profile = toAlumniProfile(mentor);
  const score = scoreMatch(
    { ...toStudentProfile(student), savedColleges: [] },
    { ...profile, placesLeft: profile.maxMentees, repliesWithinDays: null },
  );
  if (score.score === 0) return null;
  const key = { id, studentId: student.userId, mentorId: mentor.userId };
  const recommendation = Recommendation.create(key, score, createdAt);
  recommendation.answer('accepted', null, respondedAt);
  return recommendation.snapshot();
}
