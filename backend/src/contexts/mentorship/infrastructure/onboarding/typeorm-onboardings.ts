import { Injectable } from '@nestjs/common';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Onboardings } from '../../application/onboarding/ports/onboardings';
import { type OnboardingKey, type OnboardingState, Onboarding } from '../../domain/onboarding/onboarding';
import { lockUser } from '../profiles/user-locks';
import { onboardingSchema } from './onboarding.schema';

@Injectable()
export class TypeormOnboardings extends Onboardings {
  readonly #table: AggregateTable<Onboarding, OnboardingState>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, onboardingSchema, (state) => Onboarding.restore(state));
  }

  find({ userId, role }: OnboardingKey): Promise<Onboarding | null> {
    return this.#table.find({ userId, role });
  }

  async lock(key: OnboardingKey): Promise<Onboarding> {
    // A row that doesn't exist yet can't be locked.
    await lockUser(this.unitOfWork, key.userId);
    return (await this.find(key)) ?? Onboarding.create(key);
  }

  save(onboarding: Onboarding): Promise<void> {
    return this.#table.save(onboarding);
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }
}
