import { InvitationInvalid } from '../../../domain/administrators/errors';
import { FIRST_INVITATION_ID, Invitation, type InvitationState } from '../../../domain/administrators/invitation';
import { Invitations } from '../ports/invitations';

const restored = (state: InvitationState | undefined): Invitation | null =>
  state ? Invitation.restore({ ...state }) : null;

export class InMemoryInvitations extends Invitations {
  readonly #rows = new Map<number, InvitationState>();
  readonly #tokens = new Map<number, string>();
  #lastId = FIRST_INVITATION_ID - 1;

  async nextId(): Promise<number> {
    this.#lastId += 1;
    return this.#lastId;
  }

  async find(id: number): Promise<Invitation | null> {
    return restored(this.#rows.get(id));
  }

  async lock(id: number): Promise<Invitation> {
    const invitation = await this.find(id);
    if (!invitation) throw new InvitationInvalid();
    return invitation;
  }

  async findByAddress(collegeId: number, email: string): Promise<Invitation | null> {
    return restored([...this.#rows.values()].find((row) => row.collegeId === collegeId && row.email === email));
  }

  async list(collegeId: number, now: Date): Promise<Invitation[]> {
    const rows = [...this.#rows.values()].filter((row) => row.collegeId === collegeId && row.expiresAt > now);
    return rows.map((row) => Invitation.restore({ ...row }));
  }

  async findByToken(token: string): Promise<Invitation | null> {
    const [id] = [...this.#tokens].find(([, stored]) => stored === token) ?? [];
    return id === undefined ? null : this.find(id);
  }

  async save(invitation: Invitation): Promise<void> {
    this.#rows.set(invitation.id, invitation.snapshot());
  }

  async saveToken(id: number, token: string): Promise<void> {
    if (this.#rows.has(id)) this.#tokens.set(id, token);
  }

  async delete(id: number): Promise<void> {
    this.#rows.delete(id);
    this.#tokens.delete(id);
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}
