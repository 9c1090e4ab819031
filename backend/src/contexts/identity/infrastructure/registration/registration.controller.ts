import { Injectable, Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { getCookies, SessionCookie } from '../../../../shared/infrastructure/http/session-cookie';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import {
  NewAccountSessions,
  type RegisteringBrowser,
} from '../../../../shared/infrastructure/http/new-account-sessions';
import { Public } from '../../../../shared/infrastructure/http/policies';
import type { UserAccount } from '../../application/users/ports/users';
import { RegisterUser } from '../../application/registration/register-user';
import { TooYoung } from '../../domain/personal-details/personal-details';
import { UserView, RegistrationBody } from '../account/account.dto';
import { toVisitor } from '../../../../shared/infrastructure/http/visitor.decorator';

export const AGE_GATE_DURATION_MS = 24 * 60 * 60 * 1000;

/**
 * Records, only in the browser, that an applicant was too young, so that they can't go back and enter an earlier birth
 * date.
 */
@Injectable()
export class AgeGateCookie {
  readonly #name: string;
  readonly #secure: boolean;

  constructor({ production }: Settings) {
    this.#secure = production;
    this.#name = production ? '__Host-age-gate' : 'age-gate';
  }

  isSet(request: Request): boolean {
    return getCookies(request, this.#name).length > 0;
  }

  set(response: Response): void {
    const secure = this.#secure;
    response.cookie(this.#name, '1', {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: AGE_GATE_DURATION_MS,
    });
  }
}

@Injectable()
export class CookieNewAccountSessions extends NewAccountSessions {
  constructor(
    private readonly sessionCookie: SessionCookie,
    private readonly ageGate: AgeGateCookie,
  ) {
    super();
  }

  async open<Registered extends { readonly secret: string }>(
    request: Request,
    response: Response,
    register: (browser: RegisteringBrowser) => Promise<Registered>,
  ): Promise<Registered> {
    if (this.ageGate.isSet(request)) throw new TooYoung();
    try {
      const browser = { visitor: toVisitor(request, response), endingSecret: this.sessionCookie.read(request) };
      const registered = await register(browser);
      this.sessionCookie.set(response, registered.secret);
      return registered;
    } catch (refusal) {
      if (refusal instanceof TooYoung) this.ageGate.set(response);
      throw refusal;
    }
  }
}

@ApiTags('account')
@Controller()
export class RegistrationController {
  constructor(
    private readonly registerUser: RegisterUser,
    private readonly newAccountSessions: NewAccountSessions,
  ) {}

  /** Creates an account and signs in. Ends the previous session of this browser. */
  @Public({ usesSession: true })
  @Post('register')
  @ApiCreatedResponse({ type: UserView })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid; `errors` lists them' })
  @ApiConflictResponse({ description: 'The username is taken, or an account can’t be created with these details' })
  @ApiTooManyRequestsResponse({ description: 'Too many registrations from this network' })
  @ApiServiceUnavailableResponse({ description: 'Too many passwords are waiting to be hashed' })
  async register(
    @Body() applicant: RegistrationBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserAccount> {
    const { account } = await this.newAccountSessions.open(request, response, (browser) =>
      this.registerUser.execute({ applicant, ...browser }),
    );
    return account;
  }
}
