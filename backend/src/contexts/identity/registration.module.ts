import { Module } from '@nestjs/common';
import { AdmitApplicant, RegisterUser } from './application/registration/register-user';
import { SendAddressTakenMail } from './application/registration/address-taken-mail';
import { CreateAdmin } from './application/registration/create-admin';
import { Registrations } from './application/users/ports/users';
import { SeedDemoPeople } from './application/registration/demo-people';
import { NewAccountSessions } from '../../shared/infrastructure/http/new-account-sessions';
import {
  AgeGateCookie,
  CookieNewAccountSessions,
  RegistrationController,
} from './infrastructure/registration/registration.controller';
import { SendAddressTakenMailJob } from './infrastructure/registration/send-address-taken-mail-job';
import { TypeormRegistrations } from './infrastructure/users/typeorm-users';
import { CredentialsModule } from './credentials.module';
import { UsersModule } from './users.module';
import { SessionsModule } from './sessions.module';

/** Making accounts. */
@Module({
  imports: [CredentialsModule, UsersModule, SessionsModule],
  controllers: [RegistrationController],
  providers: [
    AdmitApplicant,
    RegisterUser,
    CreateAdmin,
    SeedDemoPeople,
    AgeGateCookie,
    SendAddressTakenMail,
    SendAddressTakenMailJob,
    { provide: NewAccountSessions, useClass: CookieNewAccountSessions },
    { provide: Registrations, useClass: TypeormRegistrations },
  ],
  exports: [
    Registrations,
    AdmitApplicant,
    RegisterUser,
    CreateAdmin,
    SeedDemoPeople,
    AgeGateCookie,
    NewAccountSessions,
  ],
})
export class RegistrationModule {}
