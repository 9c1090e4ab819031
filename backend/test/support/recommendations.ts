import type { TestApp } from './app';
import type { TestUser } from './test-users';
import { mentor } from './connections';

export interface RecommendationResponse {
  readonly id: number;
  readonly status: string;
  readonly matchScore: number;
  readonly matchReasons: { factor: string; description: string; score: number; max: number }[];
  readonly isExpired: boolean;
  readonly viewedAt: string | null;
  readonly respondedAt: string | null;
  readonly mentor: {
    id: number;
    fullName: string;
    connectionStatus: string;
    alumniProfile: Record<string, unknown>;
  };
}

/**
 * Registers an alum who is a good match for `GEOLOGIST_TO_BE`: 30 points for the major, 15 for the industry, 7 for
 * room.
 */
export const registerGeologist = (
  app: TestApp,
  username: string,
  changes: Record<string, unknown> = {},
): Promise<TestUser> =>
  mentor(app, username, { industry: 'Energy', skills: 'Mapping, Python', maxMentees: 2, ...changes });

export const GEOLOGIST_TO_BE = {
  intendedMajor: 'Geology',
  preferredIndustries: 'Energy',
  skillsToLearn: 'Mapping',
  location: 'Reno, NV',
};

export const updateStudentProfile = ({ browser }: TestUser, changes: object) =>
  browser.put('/api/student/profile').send(changes).expect(200);

export const generate = ({ browser }: TestUser) => browser.post('/api/recommendations/generate');

export const list = async ({ browser }: TestUser): Promise<RecommendationResponse[]> =>
  (await browser.get('/api/recommendations').expect(200)).body as RecommendationResponse[];

/** Generates recommendations and returns the pending ones. */
export async function generateRecommendations(someone: TestUser): Promise<RecommendationResponse[]> {
  await generate(someone).expect(200);
  return (await list(someone)).filter(({ status }) => status === 'pending');
}

export const answer = ({ browser }: TestUser, id: number, status: string, reason?: string) =>
  browser.patch(`/api/recommendations/${id}/status`).send({ status, ...(reason !== undefined && { reason }) });
