import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Registrations } from '../../application/registration/ports/registrations';
import type { UserId } from '../../domain/users/ids';
import type { RegistrationDetails } from '../../domain/users/registration-details';
import { registrationDetailsSchema } from '../users/identity.schema';

@Injectable()
export class TypeormRegistrations extends Registrations {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async save(userId: UserId, details: RegistrationDetails): Promise<void> {
    await this.unitOfWork.manager.getRepository(registrationDetailsSchema).insert({ userId, ...details });
  }

  async findByUserId(userId: UserId): Promise<RegistrationDetails | null> {
    const kept = await this.unitOfWork.manager.getRepository(registrationDetailsSchema).findOneBy({ userId });
    if (!kept) return null;
    const { college, collegeId, major, graduationYear, currentPosition, company } = kept;
    return { college, collegeId, major, graduationYear, currentPosition, company };
  }
}
