import { createHash, randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { change } from './database';
import { signUp, someone, type Person, type Registered, type Role } from './people';

/** A person who has an account and whose address is confirmed. */
export type Member = Registered;

/** What others find an alumna by; no two journeys have the same. */
export const ownMajor = ({ username }: Pick<Person, 'username'>) => `Arts of ${username}`;

/** Makes an account with a confirmed address over the API; who the request belongs to is signed in afterwards. */
export async function member(request: APIRequestContext, role: Role, fullName?: string): Promise<Member> {
  const person = await signUp(request, { ...someone(role), ...(fullName ? { fullName } : {}) });
  await confirmAddress(request, person);
  return person;
}

/** Confirms with a link of its own: most journeys are not about the mail, and need not wait for it. */
async function confirmAddress(request: APIRequestContext, { id, email }: Registered): Promise<void> {
  const token = randomUUID();
  await change(
    `INSERT INTO identity.email_tokens (secret_hash, user_id, email, purpose, expires_at)
     VALUES ($1, $2, $3, 'confirm-email', now() + interval '1 hour')`,
    [createHash('sha256').update(token).digest(), id, email],
  );
  await done(await request.post('/api/email/verify', { data: { token } }));
}

/** An alumna whose profile everyone may see and who takes mentees. */
export async function mentor(request: APIRequestContext, fullName: string, major?: string): Promise<Member> {
  const alumna = await member(request, 'alumni', fullName);
  await done(await request.patch('/api/privacy/preferences', { data: { isProfileVisible: true } }));
  const told = { major: major ?? ownMajor(alumna), isWillingToMentor: true, maxMentees: 3 };
  await done(await request.put('/api/alumni/profile', { data: told }));
  return alumna;
}

/** A request that no one has answered yet. @returns its key */
export async function ask(from: APIRequestContext, to: Member): Promise<number> {
  const answer = await done(await from.post('/api/connections', { data: { toUserId: to.id } }));
  return ((await answer.json()) as { id: number }).id;
}

/** Connects two who are signed in here and there. */
export async function connect(student: APIRequestContext, alumna: APIRequestContext, to: Member): Promise<void> {
  const id = await ask(student, to);
  await done(await alumna.patch(`/api/connections/${id}`, { data: { status: 'connected' } }));
}

interface Plan {
  title: string;
  /** From now. */
  inHours: number;
}

/** A meeting of an hour with someone one is connected with. @returns its key */
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
