import { Module } from '@nestjs/common';
import { Authenticator, LiveSessions } from '../../shared/application/authenticator';
import { CheckOwnPassword, Reauthenticate } from './application/sessions/reauthenticate';
import {
  EndOwnSession,
  EndOwnSessions,
  ListOwnSessions,
  RenewSession,
  SignOut,
} from './application/sessions/own-sessions';
import { Sessions } from './application/sessions/ports/sessions';
import { PendingSecondFactorCookie, OwnSession } from './infrastructure/sessions/own-session';
import { OwnSessionsController } from './infrastructure/sessions/own-sessions.controller';
import { SessionStrategy, SqlAuthenticator, SqlLiveSessions } from './infrastructure/sessions/sql-authenticator';
import { TypeormSessions } from './infrastructure/sessions/typeorm-sessions';
import { CredentialsModule } from './credentials.module';
import { UsersModule } from './users.module';

/** Sessions: who is signed in where. */
@Module({
  imports: [CredentialsModule, UsersModule],
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
    { provide: Sessions, useClass: TypeormSessions },
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
