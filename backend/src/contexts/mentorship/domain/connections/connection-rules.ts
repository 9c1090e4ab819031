import type { AlumniProfileState, StudentProfileState } from '../profile-fields/profile-states';
import type { Role } from '../../../../shared/domain/role';
import { type ShownPerson, shownOfAlumni, shownOfStudent } from '../profiles/profile-visibility';

/** How long things wait, and how many of them. */
export const REQUESTS = {
  ...{ openPerStudent: 5, remindAfterDays: 3, expireAfterDays: 10 },
  ...{ againAfterDays: 30, againAfterWithdrawingDays: 1 },
  /** Longer than the six seconds for which the page offers it: the call takes time, too. */
  undoWithinMs: 10_000,
} as const;

const DAY_MS = 86_400_000;
export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

/** Someone as those meet them who may want to ask: what they chose about it is part of the profile of their role. */
export interface Asked {
  readonly person: ShownPerson;
  readonly alumniProfile: AlumniProfileState | null;
  readonly studentProfile: StudentProfileState | null;
}

/**
 * Whether someone finds the person at all without being connected: students find alumni, alumni find alumni and those
 * students who are of age and let everybody see them. No one finds a minor: they ask first.
 */
export function isFoundBy(role: Role, { person, alumniProfile, studentProfile }: Asked): boolean {
  if (alumniProfile) return shownOfAlumni(person, alumniProfile, 'member').isShown;
  return role === 'alumni' && studentProfile !== null && shownOfStudent(person, studentProfile, 'member').isShown;
}

/** Whether someone of this role comes across the person: students also come across the students whom alumni find. */
export const isSeenBy = (role: Role, asked: Asked): boolean => isFoundBy(role === 'student' ? 'alumni' : role, asked);

/** Whether the person takes requests from people of this role. */
export const takesRequestsFrom = (role: Role, { alumniProfile }: Asked): boolean =>
  role !== 'student' || alumniProfile?.allowStudentConnections !== false;

/** Whose places a connection between the two takes up: the one who is alumni, where the other is a student. */
export function mentorOf(one: { id: number; role: Role }, other: { id: number; role: Role }): number | null {
  if (one.role === other.role) return null;
  return [one, other].find(({ role }) => role === 'alumni')?.id ?? null;
}

/** What a request says unless its sender writes something else. `displayName` is the recipient's. */
export function suggestedMessage(senderRole: Role, displayName: string): string {
  const [firstName] = displayName.trim().split(/\s+/);
  return senderRole === 'alumni'
    ? `Hi ${firstName}, I'm a fellow alum and would like to connect with you in the alumni network.`
    : "Hi, I'd like to connect with you for mentorship!";
}
