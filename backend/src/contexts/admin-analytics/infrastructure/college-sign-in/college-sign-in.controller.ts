import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Patch, Put, Req } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import type { Visitor } from '../../../../shared/application/visitor';
import { CurrentUser, NotSignedIn } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { SessionCookie } from '../../../../shared/infrastructure/http/session-cookie';
import { CurrentVisitor } from '../../../../shared/infrastructure/http/visitor.decorator';
import { ChangeCollegeSignIn, ShowCollegeSignIn } from '../../application/college-sign-in/college-sign-in';
import { CollegeSignInView, SaveCollegeSignInBody, SwitchCollegeSignInBody } from './college-sign-in.dto';

/** The college’s own sign-in with an OpenID Connect provider; only the main administrator manages it. */
@ApiTags('college administration')
@SignedIn()
@Controller('admin/college/sign-in')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({
  description: 'admin-analytics.not-main-administrator, .not-verified, .verification-expired or .two-factor-needed',
})
export class OwnCollegeSignInController {
  constructor(
    private readonly showCollegeSignIn: ShowCollegeSignIn,
    private readonly changeCollegeSignIn: ChangeCollegeSignIn,
    private readonly sessionCookie: SessionCookie,
  ) {}

  /** The settings, without the client secret. */
  @Get()
  @ApiOkResponse({ type: CollegeSignInView })
  async show(@CurrentUser() { id }: SignedInUser): Promise<CollegeSignInView> {
    const { callbackUrl, staffDomain, dnsRecord, settings } = await this.showCollegeSignIn.execute(id);
    return {
      callbackUrl,
      staffDomain,
      dnsRecord,
      settings: settings && { ...settings, domains: [...settings.domains] },
    };
  }

  /** Replaces the settings. The sign-in is off until it is tested and turned on again. */
  @Put()
  @ApiOkResponse({ type: CollegeSignInView })
  @ApiBadRequestResponse({
    description: 'One or more fields are invalid (`errors` lists them); admin-analytics.domain-not-of-college',
  })
  @ApiForbiddenResponse({
    description: 'As for reading the settings; identity.password-needed or identity.password-incorrect',
  })
  @ApiConflictResponse({ description: 'identity.college-domain-taken or admin-analytics.no-college-domain' })
  @ApiTooManyRequestsResponse({ description: 'Too many wrong passwords' })
  async save(
    @CurrentUser() user: SignedInUser,
    @Body() { clientSecret = null, password = null, ...body }: SaveCollegeSignInBody,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
  ): Promise<CollegeSignInView> {
    const sessionSecret = this.sessionCookie.read(request);
    if (sessionSecret === null) throw new NotSignedIn();
    const editor = { userId: user.id, password, visitor, sessionSecret };
    await this.changeCollegeSignIn.save({ ...body, clientSecret }, editor);
    return this.show(user);
  }

  /** Turns the sign-in on or off. On needs a successful test and the DNS record. */
  @Patch()
  @ApiOkResponse({ type: CollegeSignInView })
  @ApiBadRequestResponse({ description: '`isEnabled` is missing' })
  @ApiNotFoundResponse({ description: 'identity.college-sign-in-not-found: nothing is set up' })
  @ApiConflictResponse({
    description:
      'identity.college-sign-in-not-tested, admin-analytics.dns-record-not-found, .dns-lookup-failed or .no-college-domain',
  })
  @ApiTooManyRequestsResponse({ description: 'More than 20 lookups in an hour' })
  async change(
    @CurrentUser() user: SignedInUser,
    @Body() { isEnabled }: SwitchCollegeSignInBody,
  ): Promise<CollegeSignInView> {
    if (isEnabled) await this.changeCollegeSignIn.turnOn(user.id);
    else await this.changeCollegeSignIn.turnOff(user.id);
    return this.show(user);
  }

  /** Removes the settings. People keep their accounts, and can choose a password. */
  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  remove(@CurrentUser() { id }: SignedInUser): Promise<void> {
    return this.changeCollegeSignIn.remove(id);
  }
}
