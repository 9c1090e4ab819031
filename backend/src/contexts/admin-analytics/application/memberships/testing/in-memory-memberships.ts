import { Membership, type MembershipState } from '../../../domain/memberships/membership';
import { Memberships } from '../ports/memberships';

export class InMemoryMemberships extends Memberships {
  readonly #kept = new Map<string, MembershipState>();

  async lock(): Promise<void> {}

  async ofUser(userId: number): Promise<Membership[]> {
    return this.#those(
      (state) => state.userId === userId,
      (one, other) => other.requestedAt.getTime() - one.requestedAt.getTime() || one.collegeId - other.collegeId,
    );
  }

  async activeOf(collegeId: number): Promise<Membership[]> {
    return this.#those(
      (state) => state.collegeId === collegeId && state.status === 'active',
      (one, other) =>
        Number(other.isMain) - Number(one.isMain) ||
        one.verifiedAt!.getTime() - other.verifiedAt!.getTime() ||
        one.userId - other.userId,
    );
  }

  async pending(most: number): Promise<Membership[]> {
    const waiting = this.#those(
      ({ status }) => status === 'pending',
      (one, other) => one.requestedAt.getTime() - other.requestedAt.getTime() || one.userId - other.userId,
    );
    return waiting.slice(0, most);
  }

  async pendingOf(collegeId: number): Promise<Membership[]> {
    return (await this.pending(Infinity)).filter((one) => one.collegeId === collegeId);
  }

  async verifiedBetween(from: Date, to: Date, most: number): Promise<Membership[]> {
    const verified = this.#those(
      ({ status, verifiedAt }) => status === 'active' && verifiedAt! >= from && verifiedAt! < to,
      (one, other) => one.verifiedAt!.getTime() - other.verifiedAt!.getTime() || one.userId - other.userId,
    );
    return verified.slice(0, most);
  }

  async countPending(): Promise<number> {
    return (await this.pending(Infinity)).length;
  }

  async save(membership: Membership): Promise<void> {
    const state = membership.snapshot();
    this.#kept.set(`${state.userId} of ${state.collegeId}`, state);
  }

  #those(
    included: (state: MembershipState) => boolean,
    order: (one: MembershipState, other: MembershipState) => number,
  ): Membership[] {
    return [...this.#kept.values()]
      .filter(included)
      .sort(order)
      .map((state) => Membership.restore({ ...state }));
  }
}
