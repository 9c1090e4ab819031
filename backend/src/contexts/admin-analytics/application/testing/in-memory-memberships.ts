import { Membership, type MembershipState } from '../../domain/membership';
import { Memberships } from '../ports/memberships';

export class InMemoryMemberships extends Memberships {
  readonly #kept = new Map<string, MembershipState>();

  async ofUser(userId: number): Promise<Membership[]> {
    return [...this.#kept.values()]
      .filter((state) => state.userId === userId)
      .sort((one, other) => other.requestedAt.getTime() - one.requestedAt.getTime())
      .map((state) => Membership.restore({ ...state }));
  }

  async hasMain(collegeId: number): Promise<boolean> {
    return [...this.#kept.values()].some((state) => state.collegeId === collegeId && state.isMain);
  }

  async add(membership: Membership): Promise<void> {
    const key = keyOf(membership.snapshot());
    if (!this.#kept.has(key)) this.#kept.set(key, membership.snapshot());
  }

  async save(membership: Membership): Promise<void> {
    this.#kept.set(keyOf(membership.snapshot()), membership.snapshot());
  }
}

const keyOf = ({ userId, collegeId }: MembershipState): string => `${userId} of ${collegeId}`;
