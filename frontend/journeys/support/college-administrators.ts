import type { APIRequestContext } from '@playwright/test';
import { executeSql } from './database';
import { member } from './mentors';

export interface College {
  id: number;
  name: string;
}

export async function collegeNamed(request: APIRequestContext, name: string): Promise<College> {
  const answer = await request.get(`/api/colleges/search?q=${encodeURIComponent(name)}&limit=1`);
  const [college] = (await answer.json()) as [College];
  return college;
}

/** Creates the main administrator of a college without the emailed code, which is not the subject of most journeys. */
export async function verifiedAdministrator(request: APIRequestContext, collegeName: string) {
  const college = await collegeNamed(request, collegeName);
  const person = await member(request, 'college_admin', 'Morgan Dean');
  const details = { collegeId: college.id, department: 'Alumni Relations', position: 'Director' };
  const answer = await request.put('/api/college-admin/profile', { data: details });
  if (!answer.ok()) throw new Error(await answer.text());
  await executeSql(
    `UPDATE admin_analytics.college_administrators
     SET status = 'active', is_main = true, main_since = now(), verified_at = now() WHERE user_id = $1 AND college_id = $2`,
    [person.id, college.id],
  );
  await executeSql(
    `INSERT INTO identity.affiliations (user_id, college_id, kind, since, until, main_since)
     VALUES ($1, $2, 'represents', now(), now() + interval '365 days', now())`,
    [person.id, college.id],
  );
  return { ...person, college };
}
