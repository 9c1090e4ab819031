import { applyDecorators, Controller, Get, Redirect, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ROLES } from '../../../../shared/domain/role';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { IdentityProviders } from '../../application/external-sign-in/ports/identity-providers';
import type { Visitor } from '../../application/users/visitor';
import { ExternalDoor, type Onward } from './external-door';
import { ProvidersView } from './external.dto';
import { FromVisitor } from '../users/visitor.decorator';

const Outward = () =>
  applyDecorators(
    Public({ usesSession: true }),
    Redirect(),
    ApiQuery({ name: 'role', required: false, enum: ROLES, description: 'What somebody new asks for' }),
    ApiQuery({ name: 'next', required: false, type: String, description: 'A path to go to afterwards' }),
    ApiQuery({ name: 'link', required: false, type: String, description: '1: connect to the account signed in to' }),
    ApiQuery({ name: 'test', required: false, type: String, description: 'true: only show which claims arrive' }),
    ApiFoundResponse({ description: 'To the provider; to a page of ours with ?error=... where that is not possible' }),
  );

const Inward = () =>
  applyDecorators(
    Public({ usesSession: true }),
    Redirect(),
    ApiQuery({ name: 'state', required: false, type: String }),
    ApiQuery({ name: 'code', required: false, type: String }),
    ApiQuery({ name: 'error', required: false, type: String }),
    ApiQuery({ name: 'test', required: false, type: String, description: 'true: only show which claims arrived' }),
    ApiFoundResponse({ description: 'To where the person wanted to go, to /auth/complete, or to ?error=...' }),
  );

@ApiTags('external sign-in')
@Controller('auth')
export class ExternalSignInController {
  constructor(
    private readonly door: ExternalDoor,
    private readonly identityProviders: IdentityProviders,
  ) {}

  /** Which providers people can sign in with. */
  @Public()
  @Get('providers')
  providers(): ProvidersView {
    const { identityProviders } = this;
    return { google: identityProviders.isConfigured('google'), linkedin: identityProviders.isConfigured('linkedin') };
  }

  /** Signs in or registers with Google. */
  @Outward()
  @Get('google')
  toGoogle(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Onward> {
    return this.door.out('google', request, response);
  }

  /** Signs in or registers with LinkedIn. */
  @Outward()
  @Get('linkedin')
  toLinkedIn(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Onward> {
    return this.door.out('linkedin', request, response);
  }

  /** Where Google sends people back to. */
  @Inward()
  @Get('google/callback')
  fromGoogle(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @FromVisitor() visitor: Visitor,
  ): Promise<Onward> {
    return this.door.in('google', request, response, visitor);
  }

  /** Where LinkedIn sends people back to. */
  @Inward()
  @Get('linkedin/callback')
  fromLinkedIn(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @FromVisitor() visitor: Visitor,
  ): Promise<Onward> {
    return this.door.in('linkedin', request, response, visitor);
  }
}
