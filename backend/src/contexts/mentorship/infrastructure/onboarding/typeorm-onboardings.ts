import { Injectable } from '@nestjs/common';
import type { Role } from '../../../../shared/domain/role';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Onboardings } from '../../application/onboarding/ports/onboardings';
import { Onboarding } from '../../domain/onboarding/onboarding';
import { onboardingSchema } from './onboarding.schema';
import { lockUser } from '../profiles/user-lock';

@Injectable()
export class TypeormOnboardings extends Onboardings {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async find(userId: number, role: Role): Promise<Onboarding | null> {
    if (this.unitOfWork.isInUnitOfWork) await lockUser(this.unitOfWork, userId);
    const state = await this.unitOfWork.manager.getRepository(onboardingSchema).findOneBy({ userId, role });
    return state && Onboarding.restore(state);
  }

  async save(onboarding: Onboarding): Promise<void> {
    await this.unitOfWork.keep(onboarding, (db) =>
      db.getRepository(onboardingSchema).upsert(onboarding.snapshot(), ['userId', 'role']),
    );
  }
}
