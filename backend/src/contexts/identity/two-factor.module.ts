import { Module } from '@nestjs/common';
import { DisableTwoFactor } from './application/two-factor/disable-two-factor';
import { EnableTwoFactor } from './application/two-factor/enable-two-factor';
import { PendingSecondFactors } from './application/two-factor/ports/pending-second-factors';
import { OneTimeCodes } from './application/two-factor/ports/one-time-codes';
import { SecondFactors } from './application/two-factor/ports/second-factors';
import { RenewRecoveryCodes } from './application/two-factor/renew-recovery-codes';
import { SetUpTwoFactor } from './application/two-factor/set-up-two-factor';
import { UseSecondFactor } from './application/two-factor/use-second-factor';
import { IdentityKeys } from './infrastructure/two-factor/identity-keys';
import { OtplibOneTimeCodes } from './infrastructure/two-factor/otplib-one-time-codes';
import { SqlPendingSecondFactors } from './infrastructure/two-factor/sql-pending-second-factors';
import { SqlSecondFactors } from './infrastructure/two-factor/sql-second-factors';
import { TwoFactorController } from './infrastructure/two-factor/two-factor.controller';
import { UsersModule } from './users.module';
import { SessionsModule } from './sessions.module';

/** The second factor, and sign-ins that wait for it. */
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
    { provide: SecondFactors, useClass: SqlSecondFactors },
    { provide: PendingSecondFactors, useClass: SqlPendingSecondFactors },
    { provide: OneTimeCodes, useClass: OtplibOneTimeCodes },
  ],
  exports: [SecondFactors, PendingSecondFactors, UseSecondFactor],
})
export class TwoFactorModule {}
