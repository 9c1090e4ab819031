import { createHash, randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { executeSql } from './database';
import { signUp, aPerson, type Person, type RegisteredPerson, type Role } from './people';

/** A user with a confirmed address. */
export type Member = RegisteredPerson;

/** Returns the major by which others find this alum; unique per journey. */
export const ownMajor = ({ username }: Pick<Person, 'username'>) => `Arts of ${username}`;

/** Creates an account with a confirmed address over the API and signs it in on the request context. */
export async function member(request: APIRequestContext, role: Role, fullName?: string): Promise<Member> {
  const person = await signUp(request, { ...aPerson(role), ...(fullName ? { fullName } : {}) });
  await confirmAddress(request, person);
  return person;
}

/**
 * Confirms the address with a generated token, because most journeys aren't about the email and shouldn't wait for it.
 */
async function confirmAddress(request: APIRequestContext, { id, email }: RegisteredPerson): Promise<void> {
  const token = randomUUID();
  await executeSql(
    `INSERT INTO identity.email_tokens (secret_hash, user_id, email, purpose, expires_at)
     VALUES ($1, $2, $3, 'confirm-email', now() + interval '1 hour')`,
    [createHash('sha256').update(token).digest(), id, email],
  );
  await done(await request.post('/api/email/verify', { data: { token } }));
}

/** Creates an alum whose profile is public and who accepts mentees. */
export async function mentor(request: APIRequestContext, fullName: string, major?: string): Promise<Member> {
  const alumna = await member(request, 'alumni', fullName);
  await done(await request.patch('/api/privacy/preferences', { data: { isProfileVisible: true } }));
  const changes = { major: major ?? ownMajor(alumna), isWillingToMentor: true, maxMentees: 3 };
  await done(await request.put('/api/alumni/profile', { data: changes }));
  return alumna;
}

/**
 * Sends a request that remains unanswered.
 *
 * @returns its ID
 */
export async function requestMentor(from: APIRequestContext, to: Member): Promise<number> {
  const answer = await done(await from.post('/api/connections', { data: { toUserId: to.id } }));
  return ((await answer.json()) as { id: number }).id;
}

/** Connects the signed-in users of two request contexts. */
export async function connect(student: APIRequestContext, alumna: APIRequestContext, to: Member): Promise<void> {
  const id = await requestMentor(student, to);
  await done(await alumna.patch(`/api/connections/${id}`, { data: { status: 'connected' } }));
}

interface Plan {
  title: string;
  /** From now. */
  inHours: number;
}

/**
 * Schedules a one-hour meeting with a connected user.
 *
 * @returns its ID
 */
export async function meet(host: APIRequestContext, attendee: Member, { title, inHours }: Plan): Promise<number> {
  const startTime = new Date(Date.now() + inHours * 3_600_000);
  const endTime = new Date(startTime.getTime() + 3_600_000);
  const data = { title, attendeeId: attendee.id, startTime, endTime };
  const answer = await done(await host.post('/api/meetings', { data }));
  return ((await answer.json()) as { id: number }).id;
}

type Answer = Awaited<ReturnType<APIRequestContext['get']>>;

async function done(answer: Answer): Promise<Answer> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer;
}
