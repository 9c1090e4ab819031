import { Membership, type MembershipState } from '../../../domain/memberships/membership';
import { Memberships } from '../ports/memberships';

export class InMemoryMemberships extends Memberships {
  readonly #rows = new Map<string, MembershipState>();

  async lock(): Promise<void> {}

  async listByUser(userId: number): Promise<Membership[]> {
    return this.#list(
      (state) => state.userId === userId,
      (one, other) => other.requestedAt.getTime() - one.requestedAt.getTime() || one.collegeId - other.collegeId,
    );
  }

  async listActive(collegeId: number): Promise<Membership[]> {
    return this.#list(
      (state) => state.collegeId === collegeId && state.status === 'active',
      (one, other) =>
        Number(other.isMain) - Number(one.isMain) ||
        one.verifiedAt!.getTime() - other.verifiedAt!.getTime() ||
        one.userId - other.userId,
    );
  }

  async listPending(limit: number): Promise<Membership[]> {
    const pending = this.#list(
      ({ status }) => status === 'pending',
      (one, other) => one.requestedAt.getTime() - other.requestedAt.getTime() || one.userId - other.userId,
    );
    return pending.slice(0, limit);
  }

  async listPendingByCollege(collegeId: number): Promise<Membership[]> {
    return (await this.listPending(Infinity)).filter((one) => one.collegeId === collegeId);
  }

  async listVerified(from: Date, to: Date, limit: number): Promise<Membership[]> {
    const verified = this.#list(
      ({ status, verifiedAt }) => status === 'active' && verifiedAt! >= from && verifiedAt! < to,
      (one, other) => one.verifiedAt!.getTime() - other.verifiedAt!.getTime() || one.userId - other.userId,
    );
    return verified.slice(0, limit);
  }

  async countPending(): Promise<number> {
    return (await this.listPending(Infinity)).length;
  }

  async save(membership: Membership): Promise<void> {
    const state = membership.snapshot();
    this.#rows.set(`${state.userId} of ${state.collegeId}`, state);
  }

  #list(
    isIncluded: (state: MembershipState) => boolean,
    order: (one: MembershipState, other: MembershipState) => number,
  ): Membership[] {
    return [...this.#rows.values()]
      .filter(isIncluded)
      .sort(order)
      .map((state) => Membership.restore({ ...state }));
  }
}
