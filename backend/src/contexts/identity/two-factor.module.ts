import { Module } from '@nestjs/common';
import { DisableTwoFactor, RenewRecoveryCodes } from './application/two-factor/change-two-factor';
import { EnableTwoFactor, SetUpTwoFactor } from './application/two-factor/set-up-two-factor';
import { PendingSecondFactors, OneTimeCodes, SecondFactors } from './application/two-factor/ports/second-factors';
import { UseSecondFactor } from './application/two-factor/use-second-factor';
import { IdentityKeys } from './infrastructure/credentials/identity-keys';
import { OtplibOneTimeCodes } from './infrastructure/two-factor/otplib-one-time-codes';
import { TypeormPendingSecondFactors, TypeormSecondFactors } from './infrastructure/two-factor/typeorm-second-factors';
import { TwoFactorController } from './infrastructure/two-factor/two-factor.controller';
import { UsersModule } from './users.module';
import { SessionsModule } from './sessions.module';

/** The second factor and pending sign-ins. */
@Module({
  imports: [UsersModule, SessionsModule],
  controllers: [TwoFactorController],
  providers: [
    SetUpTwoFactor,
    EnableTwoFactor,
    DisableTwoFactor,
    RenewRecoveryCodes,
    UseSecondFactor,
    IdentityKeys,
    { provide: SecondFactors, useClass: TypeormSecondFactors },
    { provide: PendingSecondFactors, useClass: TypeormPendingSecondFactors },
    { provide: OneTimeCodes, useClass: OtplibOneTimeCodes },
  ],
  exports: [SecondFactors, PendingSecondFactors, UseSecondFactor],
})
export class TwoFactorModule {}
