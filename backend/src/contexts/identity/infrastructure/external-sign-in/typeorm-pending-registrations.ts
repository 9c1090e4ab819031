import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { PendingRegistrations } from '../../application/external-sign-in/ports/pending-registrations';
import type { PendingRegistration } from '../../domain/external-sign-in/external-sign-in';
import { pendingRegistrationSchema } from './external.schema';
import { hashOfSecret } from '../users/secret-hash';

@Injectable()
export class TypeormPendingRegistrations extends PendingRegistrations {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async save(secret: string, { identity, ...pending }: PendingRegistration): Promise<void> {
    await this.#repository.insert({ secretHash: hashOfSecret(secret), ...identity, ...pending });
  }

  async find(secret: string, now: Date): Promise<PendingRegistration | null> {
    const row = await this.#repository.findOneBy({ secretHash: hashOfSecret(secret), expiresAt: MoreThan(now) });
    if (!row) return null;
    const { role, next, expiresAt, provider, issuer, subject, email, isEmailVerified, fullName } = row;
    return { identity: { provider, issuer, subject, email, isEmailVerified, fullName }, role, next, expiresAt };
  }

  async spend(secret: string, now: Date): Promise<boolean> {
    const spent = await this.#repository.delete({ secretHash: hashOfSecret(secret), expiresAt: MoreThan(now) });
    return spent.affected === 1;
  }

  get #repository() {
    return this.unitOfWork.manager.getRepository(pendingRegistrationSchema);
  }
}
