import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test';

export type Role = 'student' | 'alumni' | 'college_admin';

export interface Person {
  role: Role;
  username: string;
  password: string;
  email: string;
  fullName: string;
  birthDate: string;
}

/** A person who has an account. */
export interface Registered extends Person {
  id: number;
}

const CALLED: Record<Role, string> = {
  student: 'New Student',
  alumni: 'New Graduate',
  college_admin: 'New Administrator',
};

/** Someone without an account yet; no two journeys ever meet the same. */
export function someone(role: Role = 'student'): Person {
  const username = `journey-${randomUUID().slice(0, 13)}`;
  return {
    role,
    username,
    password: 'four quiet lanterns by the lake',
    email: `${username}@journeys.example`,
    fullName: CALLED[role],
    birthDate: '2001-04-09',
  };
}

/** Makes the account over the API; a page's own `page.request` is signed in afterwards. */
export async function signUp(request: APIRequestContext, person: Person): Promise<Registered> {
  const { role } = person;
  const data = {
    ...person,
    isAgeVerified: true,
    ...(role === 'alumni'
      ? { alumniCollege: 'A college by the sea', alumniMajor: 'History', alumniGradYear: 2020 }
      : {}),
    ...(role === 'college_admin' ? { collegeId: 1 } : {}),
  };
  const answer = await request.post('/api/register', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  return { ...person, id };
}

/** Someone who has an account and is signed in. */
export const signedUp = (request: APIRequestContext, role: Role = 'student') => signUp(request, someone(role));

/** The provider is another port of the same machine, where someone is signed in already. */
export const isKnownAtTheProvider = (page: Page, { email }: Person) =>
  page.context().addCookies([{ name: 'at-the-provider', value: email, domain: '127.0.0.1', path: '/authorize' }]);

/** Answers what the provider could not tell. */
export async function completeRegistration(page: Page, { username, birthDate }: Person): Promise<void> {
  const form = page.getByRole('form', { name: 'Complete your registration' });
  await form.getByLabel('Username', { exact: true }).fill(username);
  await form.getByLabel('Birth date').fill(birthDate);
  await form.getByRole('checkbox', { name: 'I am at least 13 years old' }).check();
  await form.getByRole('button', { name: 'Create Account' }).click();
}
