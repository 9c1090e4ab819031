import type { TestApp } from './app';
import type { Somebody } from './college-people';
import { mentor } from './connections';

export interface Shown {
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

/** What makes a geologist a good match for `GEOLOGIST_TO_BE`: 30 for the major, 15 for the industry, 7 for having room. */
export const geologist = (app: TestApp, username: string, told: Record<string, unknown> = {}): Promise<Somebody> =>
  mentor(app, username, { industry: 'Energy', skills: 'Mapping, Python', maxMentees: 2, ...told });

export const GEOLOGIST_TO_BE = {
  intendedMajor: 'Geology',
  preferredIndustries: 'Energy',
  skillsToLearn: 'Mapping',
  location: 'Reno, NV',
};

export const tell = ({ browser }: Somebody, told: object) => browser.put('/api/student/profile').send(told).expect(200);

export const generate = ({ browser }: Somebody) => browser.post('/api/recommendations/generate');

export const list = async ({ browser }: Somebody): Promise<Shown[]> =>
  (await browser.get('/api/recommendations').expect(200)).body as Shown[];

/** Generates, and shows those that wait. */
export async function generated(somebody: Somebody): Promise<Shown[]> {
  await generate(somebody).expect(200);
  return (await list(somebody)).filter(({ status }) => status === 'pending');
}

export const answer = ({ browser }: Somebody, id: number, status: string, reason?: string) =>
  browser.patch(`/api/recommendations/${id}/status`).send({ status, ...(reason !== undefined && { reason }) });
