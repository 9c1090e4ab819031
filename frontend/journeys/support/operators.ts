import type { APIRequestContext } from '@playwright/test';
import { executeSql } from './database';
import { member, type Member } from './mentors';

/** Creates an operator; on a server, this is done on the command line. */
export async function operator(request: APIRequestContext, fullName: string): Promise<Member> {
  const person = await member(request, 'alumni', fullName);
  await executeSql(`INSERT INTO identity.operators (user_id, granted_at, reason) VALUES ($1, now(), 'Journey')`, [
    person.id,
  ]);
  return person;
}
