import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { AdministratorsModule } from './administrators.module';
import { ChangeCollegeSignIn, ShowCollegeSignIn } from './application/college-sign-in/college-sign-in';
import { SignInSettings } from './application/college-sign-in/ports/sign-in-settings';
import { OwnCollegeSignInController } from './infrastructure/college-sign-in/college-sign-in.controller';
import { IdentitySignInSettings } from './infrastructure/college-sign-in/identity-sign-in-settings';
import { MembershipVerificationModule } from './membership-verification.module';
import { MembershipsModule } from './memberships.module';

/** Main administrators set up the college's own sign-in. */
@Module({
  imports: [IdentityModule, MembershipsModule, MembershipVerificationModule, AdministratorsModule],
  controllers: [OwnCollegeSignInController],
  providers: [ShowCollegeSignIn, ChangeCollegeSignIn, { provide: SignInSettings, useClass: IdentitySignInSettings }],
})
export class CollegeSignInSettingsModule {}
