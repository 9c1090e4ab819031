import { Authenticator, type Role, type SessionOwner } from '../../src/shared/application/authenticator';

const SECRET = /^known-(\d+)-(student|alumni|college_admin)-(session|unconfirmed|operator)$/;

/** Knows everyone whose cookie says so: for tests of what stands before the product's own accounts. */
export class KnownPeople extends Authenticator {
  async findOwner(secret: string): Promise<SessionOwner | null> {
    const [, id, role, state] = SECRET.exec(secret) ?? [];
    return id && role
      ? {
          id: Number(id),
          role: role as Role,
          emailVerified: state !== 'unconfirmed',
          isMinor: false,
          isOperator: state === 'operator',
        }
      : null;
  }
}

/** The cookie of a person whom KnownPeople knows. */
export const cookieOf = (id: number, role: Role = 'student'): string => `sid=known-${id}-${role}-session`;

/** The same for a person who moderates. */
export const operatorCookie = (id: number, role: Role = 'student'): string => `sid=known-${id}-${role}-operator`;

/** The same for a person who has not opened the link of the confirmation mail. */
export const unconfirmed = (id: number, role: Role = 'student'): string => `sid=known-${id}-${role}-unconfirmed`;
