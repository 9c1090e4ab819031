import type { AlumniUser, AlumniUserProfile } from '@/entities/alum';
import type {
  ProfileSuggestion,
  MentorMatch,
  Recommendation,
} from '@/pages/alumni/recommendations/api/recommendations';
import { anAlumniUser } from './alumni';

/** The points of a mentor by factor, with their maximum. */
const REASONS: Recommendation['matchReasons'] = [
  { factor: 'major', description: 'Studied Biology, your intended major', score: 30, max: 30 },
  { factor: 'industry', description: 'Works in Healthcare, an industry you prefer', score: 15, max: 15 },
  { factor: 'goals', description: 'Names research, as your goals do', score: 12, max: 20 },
  { factor: 'place', description: 'Is in Ohio, as you are', score: 5, max: 5 },
];

interface But extends Partial<Omit<Recommendation, 'mentor'>> {
  mentor?: Partial<AlumniUser>;
  profile?: Partial<AlumniUserProfile>;
}

export const aRecommendation = ({ mentor, profile, ...but }: But = {}): Recommendation => ({
  id: 61,
  studentId: 7,
  status: 'pending',
  matchScore: 62,
  matchReasons: REASONS,
  createdAt: '2026-01-05T12:00:00.000Z',
  expiresAt: '2026-02-04T12:00:00.000Z',
  viewedAt: null,
  respondedAt: null,
  isExpired: false,
  mentor: anAlumniUser(
    { id: 8, fullName: 'Kim Example', ...mentor },
    {
      currentPosition: 'Biologist',
      company: 'Acme',
      yearsOfExperience: 9,
      skills: 'Microscopy, Statistics, Writing, Teaching, Cooking',
      ...profile,
    },
  ),
  ...but,
});

/** A mentor who fits for other reasons. */
export const anotherRecommendation = ({ mentor, ...but }: But = {}): Recommendation =>
  aRecommendation({
    id: 62,
    matchScore: 88,
    matchReasons: [
      {
        factor: 'considered',
        description: 'Studied at Ohio State University, which you are considering',
        score: 20,
        max: 20,
      },
      { factor: 'major', description: 'Studied Chemistry, of the same field as Biology: science', score: 15, max: 30 },
      { factor: 'availability', description: 'Available, with room for 2 more students', score: 7, max: 10 },
    ],
    mentor: { id: 18, fullName: 'Lee Sample', ...mentor },
    ...but,
  });

export const aRaise = (overrides: Partial<ProfileSuggestion> = {}): ProfileSuggestion => ({
  what: 'Add a career goal, for example Research',
  tab: 'details',
  field: 'careerGoals',
  more: 12,
  ...overrides,
});

export const aMatch = (overrides: Partial<MentorMatch> = {}): MentorMatch => ({
  id: 71,
  studentId: 7,
  mentorId: 8,
  status: 'active',
  startDate: '2026-01-05T12:00:00.000Z',
  endDate: null,
  rating: null,
  feedback: null,
  other: { id: 8, fullName: 'Kim Example', avatarUrl: null, isSample: false },
  ...overrides,
});
