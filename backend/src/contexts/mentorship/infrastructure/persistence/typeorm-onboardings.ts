import { Injectable } from '@nestjs/common';
import type { Role } from '../../../../shared/domain/role';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { Onboardings } from '../../application/ports/onboardings';
import { Onboarding } from '../../domain/onboarding';
import { onboardingSchema } from './mentorship.schema';
import { takeTurn } from './turns';

@Injectable()
export class TypeormOnboardings extends Onboardings {
  constructor(private readonly session: Session) {
    super();
  }

  async of(userId: number, role: Role): Promise<Onboarding | null> {
    if (this.session.isInUnitOfWork) await takeTurn(this.session, userId);
    const state = await this.session.manager.getRepository(onboardingSchema).findOneBy({ userId, role });
    return state && Onboarding.restore(state);
  }

  async save(onboarding: Onboarding): Promise<void> {
    await this.session.keep(onboarding, (db) =>
      db.getRepository(onboardingSchema).upsert(onboarding.snapshot(), ['userId', 'role']),
    );
  }
}
