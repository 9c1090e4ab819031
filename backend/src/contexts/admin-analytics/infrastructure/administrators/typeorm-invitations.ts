import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { hashSecret } from '../../../../shared/infrastructure/crypto-randomness';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Invitations } from '../../application/administrators/ports/invitations';
import { InvitationInvalid } from '../../domain/administrators/errors';
import { Invitation } from '../../domain/administrators/invitation';
import { type InvitationRow, invitationSchema } from './invitation.schema';

@Injectable()
export class TypeormInvitations extends Invitations {
  readonly #table: AggregateTable<Invitation, InvitationRow>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, invitationSchema, (state) => Invitation.restore(state));
  }

  nextId(): Promise<number> {
    return this.#table.nextId();
  }

  find(id: number): Promise<Invitation | null> {
    return this.#table.find({ id });
  }

  async lock(id: number): Promise<Invitation> {
    const invitation = await this.#table.lock({ id });
    if (!invitation) throw new InvitationInvalid();
    return invitation;
  }

  findByAddress(collegeId: number, email: string): Promise<Invitation | null> {
    return this.#table.find({ collegeId, email });
  }

  async list(collegeId: number, now: Date): Promise<readonly Invitation[]> {
    const invitations = await this.#table.list({ collegeId, expiresAt: MoreThan(now) });
    return invitations.toSorted((first, second) => first.id - second.id);
  }

  findByToken(token: string): Promise<Invitation | null> {
    const where = { tokenHash: hashSecret(token) };
    return this.unitOfWork.isInUnitOfWork ? this.#table.lock(where) : this.#table.find(where);
  }

  save(invitation: Invitation): Promise<void> {
    return this.#table.save(invitation);
  }

  async saveToken(id: number, token: string): Promise<void> {
    await this.unitOfWork.manager.update(invitationSchema, { id }, { tokenHash: hashSecret(token) });
  }

  delete(id: number): Promise<void> {
    return this.#table.delete({ id });
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }
}
