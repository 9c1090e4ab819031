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

/** A person with an account. */
export interface RegisteredPerson extends Person {
  id: number;
}

const FULL_NAMES: Record<Role, string> = {
  student: 'New Student',
  alumni: 'New Graduate',
  college_admin: 'New Dean',
};

/** Returns a person without an account yet; unique in every journey. */
export function aPerson(role: Role = 'student'): Person {
  const username = `journey-${randomUUID().slice(0, 13)}`;
  return {
    role,
    username,
    password: 'four quiet lanterns by the lake',
    email: `${username}@journeys.example`,
    fullName: FULL_NAMES[role],
    birthDate: '2001-04-09',
  };
}

/** Creates the account over the API. With a page's `page.request`, the page is signed in afterwards. */
export async function signUp(request: APIRequestContext, person: Person): Promise<RegisteredPerson> {
  const { role } = person;
  const data = {
    ...person,
    isAgeVerified: true,
    ...(role === 'alumni'
      ? { alumniCollege: 'A college by the sea', alumniMajor: 'History', alumniGradYear: 2020 }
      : {}),
    ...(role === 'college_admin' ? { collegeId: 1 } : {}),
  };
  // The server closes connections that were idle for 5 s, sometimes just when the next request is being sent.
  const answer = await request.post('/api/register', { data, maxRetries: 2 });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  return { ...person, id };
}

/** Creates an account and signs it in. */
export const signUpSomeone = (request: APIRequestContext, role: Role = 'student') => signUp(request, aPerson(role));

/** Signs a person in at the provider, which runs on another port of the same host. */
export const signInAtProvider = (page: Page, { email }: Person) =>
  page.context().addCookies([{ name: 'at-the-provider', value: email, domain: '127.0.0.1', path: '/authorize' }]);

/** Fills in what the provider didn't supply. */
export async function completeRegistration(page: Page, { username, birthDate }: Person): Promise<void> {
  const form = page.getByRole('form', { name: 'Complete your registration' });
  await form.getByLabel('Username', { exact: true }).fill(username);
  await form.getByLabel('Birth date').fill(birthDate);
  await form.getByRole('checkbox', { name: 'I am at least 13 years old' }).check();
  await form.getByRole('button', { name: 'Create Account' }).click();
}
