import { FIRST_INVITATION_ID, type Invitation } from '../../../domain/administrators/invitation';
import { Invitations, type NewInvitation } from '../ports/invitations';

export class InMemoryInvitations extends Invitations {
  readonly #kept = new Map<number, NewInvitation & { token: string | null }>();

  async add(invitation: NewInvitation): Promise<{ invitation: Invitation; isNew: boolean }> {
    const { collegeId, email, invitedAt } = invitation;
    const [known] = [...this.#kept].filter(([, one]) => one.collegeId === collegeId && one.email === email);
    if (known && known[1].expiresAt > invitedAt) return { invitation: asView(...known), isNew: false };
    const id = known?.[0] ?? FIRST_INVITATION_ID + this.#kept.size;
    this.#kept.set(id, { ...invitation, token: null });
    return { invitation: asView(id, invitation), isNew: true };
  }

  async ofCollege(collegeId: number, now: Date): Promise<Invitation[]> {
    return [...this.#kept]
      .filter(([, one]) => one.collegeId === collegeId && one.expiresAt > now)
      .map(([id, one]) => asView(id, one));
  }

  async find(id: number, now: Date): Promise<Invitation | null> {
    const found = this.#kept.get(id);
    return found && found.expiresAt > now ? asView(id, found) : null;
  }

  async findByToken(token: string, now: Date): Promise<Invitation | null> {
    const [found] = [...this.#kept].filter(([, one]) => one.token === token && one.expiresAt > now);
    return found ? asView(...found) : null;
  }

  async setToken(id: number, token: string): Promise<void> {
    const found = this.#kept.get(id);
    if (found) found.token = token;
  }

  async delete(id: number, collegeId: number): Promise<boolean> {
    return this.#kept.get(id)?.collegeId === collegeId && this.#kept.delete(id);
  }
}

function asView(id: number, of: NewInvitation): Invitation {
  const { collegeId, email, department, position, invitedAt, expiresAt } = of;
  return { id, collegeId, email, department, position, invitedAt, expiresAt };
}
