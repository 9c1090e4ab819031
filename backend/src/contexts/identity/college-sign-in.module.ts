import { Module, type Provider } from '@nestjs/common';
import { OutboundRequests } from '../../shared/infrastructure/outbound/outbound-requests';
import { AccountClosingModule } from './account-closing.module';
import { FindSignInCollege } from './application/college-sign-in/find-sign-in-college';
import { FinishCollegeSignIn } from './application/college-sign-in/finish-college-sign-in';
import { EndAffiliation } from './application/college-sign-in/end-affiliation';
import { ManageCollegeSignIn } from './application/college-sign-in/manage-college-sign-in';
import { CollegeProviders, CollegeSignIns } from './application/college-sign-in/ports/college-sign-ins';
import { SignInFromCollege } from './application/college-sign-in/sign-in-from-college';
import { StartCollegeSignIn } from './application/college-sign-in/start-college-sign-in';
import { ExternalSignInModule } from './external-sign-in.module';
import { CollegeSignInRedirects } from './infrastructure/college-sign-in/college-sign-in-redirects';
import { CollegeSignInController } from './infrastructure/college-sign-in/college-sign-in.controller';
import { CollegeStrategy } from './infrastructure/college-sign-in/college-sign-in.strategy';
import { OpenIdCollegeProviders } from './infrastructure/college-sign-in/openid-college-providers';
import { SqlCollegeSignIns } from './infrastructure/college-sign-in/sql-college-sign-ins';
import { PeopleModule } from './people.module';
import { SessionsModule } from './sessions.module';
import { SignInModule } from './sign-in.module';
import { UsersModule } from './users.module';

const shared = [ManageCollegeSignIn, EndAffiliation];

const adapters: Provider[] = [
  OutboundRequests,
  { provide: CollegeSignIns, useClass: SqlCollegeSignIns },
  { provide: CollegeProviders, useClass: OpenIdCollegeProviders },
];

/** Signing in with the OpenID Connect provider of a college. */
@Module({
  imports: [UsersModule, PeopleModule, SessionsModule, AccountClosingModule, SignInModule, ExternalSignInModule],
  controllers: [CollegeSignInController],
  providers: [
    ...shared,
    FindSignInCollege,
    StartCollegeSignIn,
    FinishCollegeSignIn,
    SignInFromCollege,
    CollegeSignInRedirects,
    CollegeStrategy,
    ...adapters,
  ],
  exports: shared,
})
export class CollegeSignInModule {}
