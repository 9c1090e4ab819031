import { MAX_ID } from '../../../../shared/domain/id';
import { Controller, Get, Query, Redirect, Req, UseGuards } from '@nestjs/common';
import { ApiFoundResponse, ApiOkResponse, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { ROLES } from '../../../../shared/domain/role';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { FindSignInCollege } from '../../application/college-sign-in/find-sign-in-college';
import type { Redirection } from '../external-sign-in/external-sign-in-redirects';
import { ProviderGuard, type RedirectedRequest } from '../external-sign-in/openid.strategies';
import { SignInCollegeQuery, SignInCollegeResultView } from './college-sign-in.dto';

/** Signing in with the OpenID Connect provider of a college. */
@ApiTags('external sign-in')
@Controller('auth/college')
export class CollegeSignInController {
  constructor(private readonly findSignInCollege: FindSignInCollege) {}

  /** The college whose own sign-in people with email addresses of this domain can use. */
  @Public()
  @Get()
  @ApiOkResponse({ type: SignInCollegeResultView })
  async find(@Query() { domain }: SignInCollegeQuery): Promise<SignInCollegeResultView> {
    return { college: await this.findSignInCollege.execute(domain) };
  }

  /** Signs in or registers with the college’s provider. */
  @Public({ usesSession: true })
  @UseGuards(ProviderGuard('college', 'start'))
  @Redirect()
  @Get(':collegeId')
  @ApiParam({ name: 'collegeId', schema: { type: 'integer', minimum: 1, maximum: MAX_ID } })
  @ApiQuery({ name: 'role', required: false, enum: ROLES, description: 'Role of a new account' })
  @ApiQuery({ name: 'next', required: false, type: String, description: 'Path to open after signing in' })
  @ApiQuery({
    name: 'test',
    required: false,
    type: String,
    description: '1: only test the settings, for administrators of the college',
  })
  @ApiFoundResponse({ description: 'Redirects to the provider, or on failure to a page with the reason' })
  toProvider(@Req() { redirection }: RedirectedRequest): Redirection {
    return redirection;
  }

  /** Callback address for the college’s provider. */
  @Public({ usesSession: true })
  @UseGuards(ProviderGuard('college', 'finish'))
  @Redirect()
  @Get(':collegeId/callback')
  @ApiParam({ name: 'collegeId', schema: { type: 'integer', minimum: 1, maximum: MAX_ID } })
  @ApiQuery({ name: 'state', required: false, type: String })
  @ApiQuery({ name: 'code', required: false, type: String })
  @ApiQuery({ name: 'error', required: false, type: String })
  @ApiFoundResponse({
    description: 'Redirects to the requested page, to /auth/complete, or on failure to a page with the reason',
  })
  fromProvider(@Req() { redirection }: RedirectedRequest): Redirection {
    return redirection;
  }
}
