import { ExternalSignInRefused } from '../../../domain/external-sign-in/external-errors';
import type { ExternalIdentity, IdentityId } from '../../../domain/external-sign-in/external-identity';
import type { UserId } from '../../../domain/users/ids';
import { ExternalIdentities } from '../ports/external-identities';

type Kept = ExternalIdentity & { readonly id: IdentityId };

export class InMemoryExternalIdentities extends ExternalIdentities {
  #rows: Kept[] = [];
  #lastId = 0;

  async add(identity: ExternalIdentity): Promise<void> {
    if (this.#find(identity)) throw new ExternalSignInRefused('identity_taken');
    this.#lastId += 1;
    this.#rows.push({ ...identity, id: this.#lastId as IdentityId });
  }

  async findOwner(identity: { issuer: string; subject: string }): Promise<UserId | null> {
    return this.#find(identity)?.userId ?? null;
  }

  async listByUserId(userId: UserId): Promise<readonly Kept[]> {
    return this.#rows
      .filter((row) => row.userId === userId)
      .sort((a, b) => a.linkedAt.getTime() - b.linkedAt.getTime() || a.id - b.id);
  }

  async delete(id: IdentityId): Promise<void> {
    this.#rows = this.#rows.filter((row) => row.id !== id);
  }

  #find({ issuer, subject }: { issuer: string; subject: string }): Kept | undefined {
    return this.#rows.find((row) => row.issuer === issuer && row.subject === subject);
  }
}
