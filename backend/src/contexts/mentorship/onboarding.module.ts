import { Module, type Provider } from '@nestjs/common';
import { FindAnsweredSteps, GetOnboarding, UpdateOnboarding } from './application/onboarding/onboarding';
import { Onboardings } from './application/onboarding/ports/onboardings';
import { AvailabilityModule } from './availability.module';
import { OnboardingController } from './infrastructure/onboarding/onboarding.controller';
import { TypeormOnboardings } from './infrastructure/onboarding/typeorm-onboardings';
import { ProfilesModule } from './profiles.module';

const useCases = [FindAnsweredSteps, GetOnboarding, UpdateOnboarding];

const adapters: Provider[] = [{ provide: Onboardings, useClass: TypeormOnboardings }];

/** The onboarding of a new user. */
@Module({
  imports: [ProfilesModule, AvailabilityModule],
  controllers: [OnboardingController],
  providers: [...useCases, ...adapters],
})
export class OnboardingModule {}
