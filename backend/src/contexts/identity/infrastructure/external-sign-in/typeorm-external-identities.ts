import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { ExternalIdentities } from '../../application/external-sign-in/ports/external-identities';
import { ExternalSignInRefused } from '../../domain/external-sign-in/external-errors';
import type { ExternalIdentity, IdentityId } from '../../domain/external-sign-in/external-identity';
import type { UserId } from '../../domain/users/ids';
import { externalIdentitySchema } from './external.schema';

@Injectable()
export class TypeormExternalIdentities extends ExternalIdentities {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(identity: ExternalIdentity): Promise<void> {
    try {
      await this.#repository.insert(identity);
    } catch (error) {
      throw isTaken(error) ? new ExternalSignInRefused('identity_taken') : error;
    }
  }

  async findOwner({ issuer, subject }: { issuer: string; subject: string }): Promise<UserId | null> {
    const found = await this.#repository.findOne({ select: { userId: true }, where: { issuer, subject } });
    return found?.userId ?? null;
  }

  listByUserId(userId: UserId): Promise<readonly (ExternalIdentity & { readonly id: IdentityId })[]> {
    return this.#repository.find({ where: { userId }, order: { linkedAt: 'ASC', id: 'ASC' } });
  }

  async delete(id: IdentityId): Promise<void> {
    await this.#repository.delete({ id });
  }

  get #repository() {
    return this.unitOfWork.manager.getRepository(externalIdentitySchema);
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { constraint?: string }).constraint === 'external_identities_key';
