import { Module, type Provider } from '@nestjs/common';
import { FindFirstSteps } from './application/onboarding/find-first-steps';
import { NoteFirstSteps } from './application/onboarding/note-first-steps';
import { Onboardings } from './application/onboarding/ports/onboardings';
import { ShowFirstSteps } from './application/onboarding/show-first-steps';
import { ConnectionsModule } from './connections.module';
import { OnboardingController } from './infrastructure/onboarding/onboarding.controller';
import { TypeormOnboardings } from './infrastructure/onboarding/typeorm-onboardings';
import { ProfilesModule } from './profiles.module';

const useCases = [FindFirstSteps, ShowFirstSteps, NoteFirstSteps];

const adapters: Provider[] = [{ provide: Onboardings, useClass: TypeormOnboardings }];

/** The first steps of a new member. */
@Module({
  imports: [ProfilesModule, ConnectionsModule],
  controllers: [OnboardingController],
  providers: [...useCases, ...adapters],
})
export class OnboardingModule {}
