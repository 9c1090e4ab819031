import { Authenticator, type Role, type SignedInUser } from '../../src/shared/application/authenticator';

const SECRET = /^known-(\d+)-(student|alumni|college_admin)-(session|unconfirmed|operator)$/;

/**
 * Authenticates everyone as their cookie claims, for tests of code that runs before the product's own accounts are
 * involved.
 */
export class KnownPeople extends Authenticator {
  /** @param isVerified decides which administrators are members */
  constructor(private readonly isVerified: (userId: number) => Promise<boolean> = async () => false) {
    super();
  }

  async findOwner(secret: string): Promise<SignedInUser | null> {
    const [, id, role, state] = SECRET.exec(secret) ?? [];
    return id && role
      ? {
          id: Number(id),
          role: role as Role,
          emailVerified: state !== 'unconfirmed',
          isMinor: false,
          isMember: state !== 'unconfirmed' && (role !== 'college_admin' || (await this.isVerified(Number(id)))),
          isOperator: state === 'operator',
        }
      : null;
  }
}

/** Returns the cookie of a user whom KnownPeople authenticates. */
export const cookieOf = (id: number, role: Role = 'student'): string => `sid=known-${id}-${role}-session`;

/** Returns the cookie of an operator. */
export const operatorCookie = (id: number, role: Role = 'student'): string => `sid=known-${id}-${role}-operator`;

/** Returns the cookie of a user with an unconfirmed address. */
export const unconfirmed = (id: number, role: Role = 'student'): string => `sid=known-${id}-${role}-unconfirmed`;
