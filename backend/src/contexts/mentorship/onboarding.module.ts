import { Module, type Provider } from '@nestjs/common';
import { LoadOnboarding, GetOnboarding, UpdateOnboarding } from './application/onboarding/onboarding';
import { Onboardings } from './application/onboarding/ports/onboardings';
import { ConnectionsModule } from './connections.module';
import { OnboardingController } from './infrastructure/onboarding/onboarding.controller';
import { TypeormOnboardings } from './infrastructure/onboarding/typeorm-onboardings';
import { ProfilesModule } from './profiles.module';

const useCases = [LoadOnboarding, GetOnboarding, UpdateOnboarding];

const adapters: Provider[] = [{ provide: Onboardings, useClass: TypeormOnboardings }];

/** The first steps of a new member. */
@Module({
  imports: [ProfilesModule, ConnectionsModule],
  controllers: [OnboardingController],
  providers: [...useCases, ...adapters],
})
export class OnboardingModule {}
