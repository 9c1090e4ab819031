import { createHash } from 'node:crypto';
import { HttpException, HttpStatus } from '@nestjs/common';
import type { RosterEntryState } from '../../domain/roster/roster-entry';
import { ALUM_SCHEMA, USER_SCHEMA } from './scim-attributes';
import type { ScimUserView } from './scim.dto';

/** Returns the path of a person in the API. */
const toScimPath = (id: number): string => `/scim/v2/Users/${id}`;

/**
 * Returns a person as a SCIM resource: only what the college sent, whether or not the person has an account.
 * @param origin of the product, for the address of the resource
 */
export function toScimUser(entry: RosterEntryState, origin: string): ScimUserView {
  const { id, externalId, alumnus, endedAt, importedAt } = entry;
  return {
    schemas: [USER_SCHEMA, ALUM_SCHEMA],
    id: String(id),
    ...(externalId !== null && { externalId }),
    userName: alumnus.email,
    name: {
      formatted: `${alumnus.firstName} ${alumnus.lastName}`,
      givenName: alumnus.firstName,
      familyName: alumnus.lastName,
    },
    emails: [{ value: alumnus.email, type: 'work', primary: true }],
    ...(alumnus.jobTitle !== null && { title: alumnus.jobTitle }),
    ...(alumnus.linkedinUrl !== null && { profileUrl: alumnus.linkedinUrl }),
    active: endedAt === null,
    [ALUM_SCHEMA]: {
      graduationYear: alumnus.graduationYear,
      major: alumnus.major,
      ...(alumnus.company !== null && { company: alumnus.company }),
      ...(alumnus.suggestedMentor !== null && { willingToMentor: alumnus.suggestedMentor }),
    },
    meta: {
      resourceType: 'User',
      created: importedAt.toISOString(),
      location: `${origin}${toScimPath(id)}`,
      version: toVersion(entry),
    },
  };
}

/** Returns the entity tag of a person; it changes with everything that a response shows. */
export function toVersion({ id, externalId, alumnus, endedAt, importedAt }: RosterEntryState): string {
  const shown = JSON.stringify([id, externalId, Object.entries(alumnus).sort(), endedAt === null, importedAt]);
  return `W/"${createHash('sha256').update(shown).digest('base64url').slice(0, 22)}"`;
}

/**
 * Refuses a change of a person who has changed since the client read them, with status 412.
 * @param expected the header If-Match
 */
export function assertVersion(expected: string | undefined, current: RosterEntryState): void {
  if (expected === undefined || expected.trim() === '*') return;
  const versions = expected.split(',').map((version) => version.trim());
  if (!versions.includes(toVersion(current))) {
    throw new HttpException('The person has changed', HttpStatus.PRECONDITION_FAILED);
  }
}
