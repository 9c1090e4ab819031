import { EntitySchema } from 'typeorm';
import { type OnboardingState, Onboarding } from '../../domain/onboarding/onboarding';
import { Injectable } from '@nestjs/common';
import type { Role } from '../../../../shared/domain/role';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Onboardings } from '../../application/onboarding/ports/onboardings';
import { lockUser } from '../profiles/typeorm-profiles';

const moment = { type: 'timestamptz', precision: 3, nullable: true } as const;

export const onboardingSchema = new EntitySchema<OnboardingState>({
  name: 'Onboarding',
  schema: 'mentorship',
  tableName: 'onboarding_progress',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    role: { type: 'text', primary: true },
    completedSteps: { type: 'text', name: 'completed_steps', array: true },
    skippedAt: { ...moment, name: 'skipped_at' },
    completedAt: { ...moment, name: 'completed_at' },
  },
});

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
    await this.unitOfWork.saveAggregate(onboarding, (db) =>
      db.getRepository(onboardingSchema).upsert(onboarding.snapshot(), ['userId', 'role']),
    );
  }
}
