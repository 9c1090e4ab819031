import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ApplicationStrategy, RequestStrategy } from '../../../../shared/infrastructure/http/application-strategy';
import type { RedirectStepOption } from '../external-sign-in/openid.strategies';
import type { Redirection } from '../external-sign-in/external-sign-in-redirects';
import { CollegeSignInRedirects } from './college-sign-in-redirects';

@Injectable()
export class CollegeStrategy extends ApplicationStrategy(RequestStrategy, 'college') {
  constructor(private readonly redirects: CollegeSignInRedirects) {
    super();
  }

  validate(request: Request, { step }: RedirectStepOption): Promise<Redirection> {
    return this.redirects[step](request, request.res!);
  }
}
