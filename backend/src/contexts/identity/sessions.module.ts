import { Module } from '@nestjs/common';
import { Authenticator } from '../../shared/application/authenticator';
import { LiveSessions } from '../../shared/application/live-sessions';
import { CheckOwnPassword } from './application/sessions/check-own-password';
import { Reauthenticate } from './application/sessions/reauthenticate';
import { EndOwnSession } from './application/sessions/end-own-session';
import { EndOwnSessions } from './application/sessions/end-own-sessions';
import { ListOwnSessions } from './application/sessions/list-own-sessions';
import { OwnSessions } from './application/sessions/ports/own-sessions';
import { Sessions } from './application/sessions/ports/sessions';
import { RenewSession } from './application/sessions/renew-session';
import { SignOut } from './application/sessions/sign-out';
import { PurgeExpired } from './infrastructure/sessions/purge-expired';
import { PendingSecondFactorCookie } from './infrastructure/sessions/pending-second-factor-cookie';
import { OwnSession } from './infrastructure/sessions/own-session';
import { OwnSessionsController } from './infrastructure/sessions/own-sessions.controller';
import { SessionStrategy } from './infrastructure/sessions/session.strategy';
import { SqlAuthenticator } from './infrastructure/sessions/sql-authenticator';
import { SqlLiveSessions } from './infrastructure/sessions/sql-live-sessions';
import { SqlOwnSessions } from './infrastructure/sessions/sql-own-sessions';
import { TypeormSessions } from './infrastructure/sessions/typeorm-sessions';
import { CredentialsModule } from './credentials.module';
import { UsersModule } from './users.module';
import { OperatorsModule } from './operators.module';

/** Sessions: who is signed in where. */
@Module({
  imports: [CredentialsModule, UsersModule, OperatorsModule],
  controllers: [OwnSessionsController],
  providers: [
    CheckOwnPassword,
    Reauthenticate,
    RenewSession,
    SignOut,
    EndOwnSession,
    EndOwnSessions,
    ListOwnSessions,
    OwnSession,
    PendingSecondFactorCookie,
    SessionStrategy,
    PurgeExpired,
    { provide: Sessions, useClass: TypeormSessions },
    { provide: OwnSessions, useClass: SqlOwnSessions },
    { provide: Authenticator, useClass: SqlAuthenticator },
    { provide: LiveSessions, useClass: SqlLiveSessions },
  ],
  exports: [
    Sessions,
    CheckOwnPassword,
    Reauthenticate,
    RenewSession,
    SignOut,
    OwnSession,
    PendingSecondFactorCookie,
    Authenticator,
    LiveSessions,
  ],
})
export class SessionsModule {}
