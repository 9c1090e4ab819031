import { Module } from '@nestjs/common';
import { CreateAccessToken } from './application/access-tokens/create-access-token';
import { CheckMainAdministrator } from './application/access-tokens/main-administrators';
import { ListAccessTokens, RevokeAccessToken } from './application/access-tokens/own-access-tokens';
import { AccessTokens, AccessTokenTexts } from './application/access-tokens/ports/access-tokens';
import { HmacAccessTokenTexts } from './infrastructure/access-tokens/access-token-texts';
import { AccessTokensController } from './infrastructure/access-tokens/access-tokens.controller';
import { BearerStrategy } from './infrastructure/access-tokens/bearer.strategy';
import { SqlTokenAuthenticator } from './infrastructure/access-tokens/sql-token-authenticator';
import { TypeormAccessTokens } from './infrastructure/access-tokens/typeorm-access-tokens';
import { PeopleModule } from './people.module';
import { SessionsModule } from './sessions.module';
import { UsersModule } from './users.module';

/** Access tokens: programs that act for a person or a college. */
@Module({
  imports: [UsersModule, PeopleModule, SessionsModule],
  controllers: [AccessTokensController],
  providers: [
    CheckMainAdministrator,
    CreateAccessToken,
    ListAccessTokens,
    RevokeAccessToken,
    SqlTokenAuthenticator,
    BearerStrategy,
    { provide: AccessTokens, useClass: TypeormAccessTokens },
    { provide: AccessTokenTexts, useClass: HmacAccessTokenTexts },
  ],
  exports: [AccessTokens],
})
export class AccessTokensModule {}
