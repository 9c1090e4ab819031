import type { UserId } from '../../../domain/users/user-state';
import { type Applicant, Registration } from '../../../domain/users/registration';
import { User } from '../../../domain/users/user';
import type { Visitor } from '../ports/users';

export const NOON = new Date('2026-03-01T12:00:00Z');

export const minutesLater = (minutes: number, start = NOON): Date => new Date(start.getTime() + minutes * 60_000);

/** Creates a valid registration form. */
export const anApplicant = (overrides: Partial<Applicant> = {}): Applicant => ({
  username: 'robin',
  password: 'Correct-horse-9',
  email: `${overrides.username ?? 'robin'}@example.org`,
  fullName: 'Robin Example',
  role: 'student',
  birthDate: '2000-05-17',
  isAgeVerified: true,
  ...overrides,
});

export const anAlumnus = (overrides: Partial<Applicant> = {}): Applicant =>
  anApplicant({
    role: 'alumni',
    alumniCollege: 'Amherst College',
    alumniMajor: 'Geology',
    alumniGradYear: 2020,
    ...overrides,
  });

export const aRegistration = (overrides: Partial<Applicant> = {}, now = NOON): Registration =>
  Registration.fromApplicant(anApplicant(overrides), now, () => false);

/** Creates a user without the events of the registration. */
export function aUser(id: number, overrides: Partial<Applicant> = {}): User {
  const user = User.register(id as UserId, aRegistration(overrides), HASH, NOON);
  user.pullEvents();
  return user;
}

/** Has the format of a hash, but matches no password. */
export const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA';

export const aVisitor = (from = '203.0.113.7'): Visitor => ({
  address: from,
  network: from.replace(/\d+$/, '0/24'),
  device: 'Firefox on Linux',
  requestId: 'request-1',
});
