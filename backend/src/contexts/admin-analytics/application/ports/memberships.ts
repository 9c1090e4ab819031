import type { Membership } from '../../domain/membership';

/** Who speaks, spoke or wants to speak for which college. */
export abstract class Memberships {
  /** Newest wish first. Inside a unit of work nobody else changes them before it ends. */
  abstract ofUser(userId: number): Promise<Membership[]>;

  /** Inside a unit of work the answer holds until it ends. */
  abstract hasMain(collegeId: number): Promise<boolean>;

  /** Keeps a new wish; one that is known already stays as it is. */
  abstract add(membership: Membership): Promise<void>;

  abstract save(membership: Membership): Promise<void>;
}
