import { queryOptions } from '@tanstack/react-query';
import { readAs } from './paged';
import { request } from './request';
import { tell } from './send';

/** What counts when a mentor is matched with a student. */
export type MatchFactor = 'major' | 'considered' | 'goals' | 'industry' | 'availability' | 'place';

/** How much each factor matters to somebody, 0 to 100. */
export type FactorWeights = Record<MatchFactor, number>;

export interface MatchReason {
  factor: MatchFactor;
  description: string;
  /** Points earned. */
  score: number;
  /** Points possible. */
  max: number;
}

/** A mentor picked for a student. */
export interface Recommendation {
  id: number;
  studentId: number;
  status: 'pending' | 'accepted' | 'declined';
  /** 0 to 100, the sum of the points of the reasons. */
  matchScore: number;
  /** Those that earned points, most first. */
  matchReasons: MatchReason[];
  createdAt: string;
  expiresAt: string;
  viewedAt: string | null;
  respondedAt: string | null;
  isExpired: boolean;
  /** How far the two have come, whatever was tapped here. */
  connectionStatus: 'none' | 'pending' | 'connected';
  mentor: {
    id: number;
    fullName: string;
    avatarUrl: string | null;
    alumniProfile: {
      college: string | null;
      major: string | null;
      graduationYear: number | null;
      currentPosition: string | null;
      company: string | null;
      yearsOfExperience: number | null;
      industry: string | null;
      /** Separated by commas. */
      skills: string | null;
    };
  };
}

/** A part of the student's profile that is missing, what brings most first. */
export interface MatchRaise {
  /** What to do, in words. */
  what: string;
  /** Where in the settings it is told, and in which field there. */
  tab: 'details';
  field: 'intendedMajor' | 'schoolsConsidering' | 'careerGoals' | 'skillsToLearn' | 'preferredIndustries' | 'location';
  /** So many more mentors would then be above 70. */
  more: number;
}

/** The time in which a mentor accompanies a student, as one of the two sees it. */
export interface MentorMatch {
  id: number;
  status: 'active' | 'ended';
  startDate: string;
  endDate: string | null;
  /** What one said oneself; what the other side said stays with them. */
  rating: number | null;
  feedback: string | null;
  /** Null when the other has no account any more. */
  other: { id: number; fullName: string; avatarUrl: string | null } | null;
}

const RECOMMENDATIONS = '/api/recommendations';
const DIALS = `${RECOMMENDATIONS}/dials`;
const MATCHES = '/api/matches';

export const recommendationQueries = {
  all: (viewer: number) =>
    queryOptions<Recommendation[]>({
      queryKey: [RECOMMENDATIONS, {}, viewer],
      queryFn: readAs<Recommendation[]>,
      staleTime: 2_000,
    }),
  /** What would raise the scores. It does not depend on where the dials stand. */
  raises: (viewer: number) =>
    queryOptions({
      queryKey: [DIALS, {}, viewer],
      queryFn: readAs<{ raises: MatchRaise[] }>,
      staleTime: 2_000,
      select: ({ raises }) => raises,
    }),
  matches: (viewer: number) =>
    queryOptions<MentorMatch[]>({ queryKey: [MATCHES, {}, viewer], queryFn: readAs<MentorMatch[]>, staleTime: 2_000 }),
};

/** Looks for mentors; answers with how many are recommended now. */
export const generateRecommendations = () => request<{ count: number }>('POST', `${RECOMMENDATIONS}/generate`);
export const answerRecommendation = (
  id: number,
  answer: { status: 'accepted' | 'declined'; reason?: string | undefined },
) => request<Recommendation>('PATCH', `${RECOMMENDATIONS}/${id}/status`, answer);
/** Takes a pass back. */
export const undoPass = (id: number) => request<Recommendation>('POST', `${RECOMMENDATIONS}/${id}/undo`);
/** It has been looked at. */
export const noteViewed = (id: number) => tell(`${RECOMMENDATIONS}/${id}/viewed`, {});
/** Ends a match, or says afterwards how it was. What is left out stays; null takes away. */
export const closeMatch = (id: number, said: { rating?: number; feedback?: string | null }) =>
  request<MentorMatch>('POST', `${MATCHES}/${id}/close`, said);
